import { useEffect, useState } from 'preact/hooks';
import { onHost } from '../shell/base.ts';
import { lang } from '../shell/settings.ts';
import { reviewPageWords } from '../words/review.ts';
import { addressOf, isOnline } from './reviewed-game.ts';
import type { ReviewedGame } from './reviewed-game.ts';

/** A link to a moment of the review, to be sent to somebody. Only games that were played online can be looked at elsewhere. */
export function CopyMoment({ game }: { readonly game: ReviewedGame }) {
  const say = reviewPageWords[lang.value];
  const ply = game.replay.ply.value;
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [ply]);
  // Browsers lend the clipboard to secure pages only; the address of the page says the same.
  if (!isOnline(game) || !isSecureContext) return null;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(location.origin + onHost(addressOf(game, ply)));
    setCopied(true);
  }

  return (
    <>
      <button type="button" class="btn copy-moment" onClick={() => void copy()}>
        {copied ? say.copied : say.copyLink}
      </button>
      {/* Beside the button: what a status says is no name for it. */}
      <span class="sr" role="status">
        {copied ? say.copied : ''}
      </span>
    </>
  );
}
