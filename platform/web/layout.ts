/**
 * The tables are drawn for 1440 × 900 (wide) and 390 × 844 (tall) and scaled as a whole, so that nothing ever scrolls.
 * Upright screens get the tall arrangement, tablets enlarged, low ones the dense variant of it; lying ones the wide one.
 */
export function fitLayout(): void {
  const root = document.documentElement;
  const fit = () => {
    const { innerWidth: width, innerHeight: height } = window;
    const tall = width < 1100 && height > width;
    const zoom = tall ? Math.max(1, Math.min(width / 390, height / 844)) : Math.min(width / 1440, height / 900);
    root.dataset['layout'] = tall ? 'tall' : 'wide';
    root.dataset['dense'] = String(tall && height / zoom <= 760);
    root.style.setProperty('--zoom', String(zoom));
  };
  fit();
  addEventListener('resize', fit);
}
