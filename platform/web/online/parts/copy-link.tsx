import { useState } from 'preact/hooks';
import { say } from '../words.ts';

/** A link to be sent to somebody. */
export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  }

  return (
    <div class="copylink">
      <input readOnly value={link} aria-label={label} onFocus={({ currentTarget }) => currentTarget.select()} />
      {/* Without a clipboard (a page that is not secure) the link is marked and copied by hand. */}
      {isSecureContext && (
        <button type="button" class="btn" onClick={() => void copy()}>
          <span role="status">{copied ? say.value.copied : say.value.copy}</span>
        </button>
      )}
    </div>
  );
}
