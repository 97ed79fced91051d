/** A sheet of drawings, as the text that it is. */
declare module '*.svg?raw' {
  const sheet: string;
  export default sheet;
}
