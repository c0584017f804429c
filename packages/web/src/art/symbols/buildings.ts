/** Buildings by type. Each is the inside of a 24 × 24 symbol. */

/** Buildings by type. */
export const buildingSymbols = {
  build:
    '<path fill="var(--cream)" d="M5 13.5h14V21.8H5z"/><path fill="#5c6b6a" d="M1.4 11.6C5.4 11 9 8 12 3c3 5 6.6 8 10.6 8.6l-1.4 2.6H2.8z"/><path stroke-width="1.7" d="M10 21.6V17h4v4.6"/>',
  temple:
    '<path fill="var(--cream)" d="M6.5 15.5h11v6.3h-11zM8.6 8.6h6.8v3H8.6z"/><path fill="var(--temple)" d="M1.6 15.6c3.2-.4 5.6-1.8 7-4.2h6.8c1.4 2.4 3.8 3.8 7 4.2l-1 2H2.6zM4.6 8.4C7.6 8 10 6 12 3c2 3 4.4 5 7.4 5.4l-1 1.8H5.6z" stroke-width="1.8"/><path d="M12 3V1.2"/><path stroke-width="1.7" d="M12 18v3.6"/>',
  onsen:
    '<path fill="var(--onsen)" d="M1.8 13.4h20.4c0 5-3.4 8.6-7.2 8.6H9c-3.8 0-7.2-3.6-7.2-8.6z"/><path stroke="var(--cream)" stroke-width="1.6" d="M6.2 17.6c1.9-1.3 3.9 1.3 5.8 0s3.9 1.3 5.8 0"/><path stroke-width="2.1" d="M7 10c-1.8-2 1.6-3.4 0-5.8M12 10c-1.9-2.4 1.8-4.6 0-7.6M17 10c-1.8-2 1.6-3.4 0-5.8"/>',
  farm: '<path fill="var(--cream)" d="M5.6 15h12.8v6.8H5.6z"/><path fill="#c79a3a" d="M12 1.8c.9 0 1.6.5 2 1.3l7.8 13.7H2.2L10 3.1c.4-.8 1.1-1.3 2-1.3z"/><path stroke-width="1.5" d="M12 5.8v7M9.2 9.6 7 14M14.8 9.6 17 14"/><path stroke-width="1.7" d="M12 17v4.6"/>',
  ryokan:
    '<path fill="var(--cream)" d="M4.6 10h14.8v11.8H4.6z"/><path fill="var(--ryokan)" d="M5.6 11.4h12.8v6h-3.8v-2.6h-1.2v2.6h-2.8v-2.6H9.4v2.6H5.6z" stroke-width="1.5"/><path fill="#5c6b6a" d="M1.2 9.2C4 8.8 5.6 7 6.6 3.4h10.8c1 3.6 2.6 5.4 5.4 5.8l-.9 2.2H2.1z"/>',
  ancient:
    '<path fill="#a7aeb3" d="M9.4 16.4h5.2v3H9.4zM7 10.6h10v5.6H7zM5.6 22h12.8l-1.4-2.8H7z" stroke-width="1.8"/><path fill="#7fa06a" d="M2.6 10.8C6 9.6 8.8 7.2 10 4.4h4c1.2 2.8 4 5.2 7.4 6.4z" stroke-width="1.9"/><path d="M12 4.2V1.8"/><circle cx="12" cy="13.4" r="1.5" fill="currentColor" stroke="none"/>',
} as const
