import { useState } from 'preact/hooks';
import type { DailyDeal } from '@chambord/deals/daily';
import type { DealOutcome } from '@chambord/deals/outcome';
import { gameTitle } from '../game/game-title.ts';
import { lang } from '../shell/settings.ts';
import { dailyWords } from '../words/daily.ts';
import { shareText } from './share-text.ts';

interface Props {
  readonly deal: DailyDeal;
  readonly own: DealOutcome;
  readonly tries: readonly DealOutcome[];
}

/** Lines to paste elsewhere, and the button that copies them. */
export function CopyResult({ deal, own, tries }: Props) {
  const say = dailyWords[lang.value];
  const [copied, setCopied] = useState(false);
  const text = shareText(lang.value, deal, gameTitle(deal.game), own, tries);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  }
  return (
    <div class="share">
      <pre aria-label={say.copyText}>{text}</pre>
      {/* Without a clipboard (a page that is not secure) the lines are marked and copied by hand. */}
      {isSecureContext && (
        <button type="button" class="btn" onClick={() => void copy()}>
          <span role="status">{copied ? say.copied : say.copy}</span>
        </button>
      )}
    </div>
  );
}
