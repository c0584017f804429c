/** The crests of the seats and the mark of an owner, one ink. Each is the inside of a 24 × 24 symbol. */

/** The crests of the seats and the mark of an owner, one ink. */
export const crestSymbols = {
  // Three commas: a single one is taken for a 9.
  'crest-shu':
    '<path d="M10.7 2.7A9.6 9.6 0 0 1 23.4 12.4A8 8 0 0 0 15.8 7.1A3.9 3.9 0 1 1 10.7 2.7zM20.7 15.5A9.6 9.6 0 0 1 6 21.7A8 8 0 0 0 14.3 17.8A3.9 3.9 0 1 1 20.7 15.5zM4.6 17.8A9.6 9.6 0 0 1 6.6 1.9A8 8 0 0 0 5.8 11.1A3.9 3.9 0 1 1 4.6 17.8z"/>',
  'crest-ai': '<path d="M3 4h18v4.2H3zM3 9.9h18v4.2H3zM3 15.8h18V20H3z"/>',
  'crest-yamabuki':
    '<path d="M12 2.2a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zM6.7 12.2a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4zM17.3 12.2a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4z"/>',
  'crest-asagi':
    '<path d="M12 1.5 22.5 12 12 22.5 1.5 12zM12 6.5 6.5 12l5.5 5.5 5.5-5.5zM12 9.3l2.7 2.7-2.7 2.7L9.3 12z"/>',
  owner:
    '<path d="M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4zm0 2.6a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2zM12 6.6l5 4.8h-1.6v5.4h-6.8v-5.4H7z"/>',
} as const
