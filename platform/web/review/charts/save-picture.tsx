import { useState } from 'preact/hooks';
import { lang, words } from '../../shell/settings.ts';
import { reviewPageWords } from '../../words/review.ts';
import { graphPicture } from './picture.ts';
import type { ReviewSoFar, ReviewedGame } from '../reviewed-game.ts';

/** Dots of a PNG for each of the drawing: sharp on fine screens, too. */
const FINE = 2;

const FORMS = ['SVG', 'PNG'] as const;

/** Graph and ledger as a picture to keep or to send. */
export function SavePicture({ game, soFar }: { readonly game: ReviewedGame; readonly soFar: ReviewSoFar }) {
  const say = reviewPageWords[lang.value];
  const [failed, setFailed] = useState(false);
  const name = `chambord-${game.record.game}-${game.record.names.join('-').replace(/[^\p{L}\p{N}-]+/gu, '_')}`;

  async function save(form: (typeof FORMS)[number]): Promise<void> {
    setFailed(false);
    try {
      const svg = new Blob([graphPicture(game, soFar)], { type: 'image/svg+xml' });
      offer(form === 'SVG' ? svg : await asPng(svg), `${name}.${form.toLowerCase()}`);
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  }

  return (
    <div class="ways picture" role="group" aria-label={say.picture}>
      <span>{say.picture}</span>
      {FORMS.map((form) => (
        <button type="button" key={form} class="btn" onClick={() => void save(form)}>
          {say.savePicture(form)}
        </button>
      ))}
      {failed && <span role="alert">{words.value.loadFailed}</span>}
    </div>
  );
}

function offer(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function asPng(svg: Blob): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await svg.text())}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = FINE * image.width;
  canvas.height = FINE * image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png === null ? reject(new Error('no picture came of it')) : resolve(png)), 'image/png');
  });
}
