/** Replaces breakpoints by name with their queries. */
export function customMedia(css: string): string;
