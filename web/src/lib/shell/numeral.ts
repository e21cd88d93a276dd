/** A number as the Maya wrote it: dots of one over bars of five. */
export function numeral(value: number): { dots: number; bars: number } {
  return { dots: value % 5, bars: Math.floor(value / 5) };
}
