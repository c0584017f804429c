/** The seven virtues as brush characters, one ink. Each is the inside of a 24 × 24 symbol. */

/** The seven virtues as brush characters, one ink. */
export const virtueSymbols = {
  'virtue-jin': '<path stroke-width="2.3" d="M8.2 2.8C7 6.6 5 9.8 2.4 12.4M6.2 8.6V21.4M11.8 7.4h8.4M10.4 18.6h11.4"/>',
  'virtue-chuugi':
    '<path stroke-width="2" d="M12 1.8V12.6M5.4 4.6h13.2v5H5.4zM4.2 15.6c-.2 2-.8 3.6-1.8 5M8 14.8v4.4c0 1.6.8 2.2 2.4 2.2h4c1.8 0 2.6-.8 2.7-2.8M11.6 14.2l2 2.6M18.8 14.6c1.3 1.3 2.2 2.9 2.8 4.7"/>',
  'virtue-rei':
    '<path stroke-width="2.1" d="M6.4 2l1.8 2M2.6 6.8h7.6c-1.6 3.6-4.2 6.4-7.6 8.6M6.8 10.8V22M8.6 11.6l2.2 2M14.2 2.6v14.8c0 2 .8 2.9 2.7 2.9h1.9c2 0 2.8-1.1 2.9-4"/>',
  'virtue-yu':
    '<path stroke-width="1.7" d="M6 2h11.2l-4 3M11.6 4.4l2 1.6M5.6 6.6h12.8v6.6H5.6zM5.6 9.9h12.8M12 6.6v6.6M3.4 16.2h17c0 3.8-.8 5.8-3.2 5.8l-2-.4M11.8 13.8c-.4 4-3 6.9-7.2 8.4"/>',
  'virtue-gi':
    '<path stroke-width="1.5" d="M7.6 1.6l1.6 2M16.4 1.6l-1.6 2M4.8 4.4h14.4M6 7h12M3.2 9.7h17.6M12 4.4v5.3M10.4 11.4c-1.8.9-3.8 1.3-6.2 1.5M2.4 15h19.2M7.2 12.2v8.4l-2 .2M3 19.4l6.8-1.7M13.6 11.2c.2 4.8 2 8.8 6.4 11l1.4-3M19.6 16.4c-1.8 2.6-4.4 4.6-7.6 5.6M17 11.2l2.2 1.6"/>',
  'virtue-makoto':
    '<path stroke-width="1.5" d="M4.8 1.8l2 1.4M1.8 5.4h7.6M2.8 8.4h5.4M2.8 11.2h5.4M3 14.4h5v6.2H3zM11.6 6.4h10.4M11.6 6.4c.2 6-.4 10.8-2.2 15M11.8 11.4h4c.1 3.4-.1 5.6-.6 7.2l-2-.6M17 2c0 8.6 1 15 4.2 19.6l1.4-3.4M21.4 10c-1.2 4.6-3.4 8.4-6.6 11M19.4 2.6l2 1.8"/>',
  'virtue-meijo':
    '<path stroke-width="2.1" d="M10.4 1.8C9 5.6 6.6 8.6 3.2 10.8M8.6 5.4h9.2C15.2 11 10.2 15 3 17.6M7.6 9.2l3.6 2.8M8.8 14.6h10.4v6.8H8.8z"/>',
} as const
