/** Kodamas and pilgrims. Each is the inside of a 24 × 24 symbol. */

/** Kodamas and pilgrims. */
export const peopleSymbols = {
  kodama:
    '<path fill="var(--tok,var(--cream))" d="M12 5c3.9 0 6.2 2.7 6.2 5.8 0 2.1-1.1 3.7-2.5 4.7 1.5 1.3 2.3 3.4 2.3 6.3H6c0-2.9.8-5 2.3-6.3-1.4-1-2.5-2.6-2.5-4.7C5.8 7.7 8.1 5 12 5z"/><path fill="#7fb069" stroke-width="1.5" d="M12 5C9.8 5 8.3 3.6 8.2 1.4c2.4 0 3.7 1.2 3.8 3.6zM12 5c1.7 0 3-1 3.4-2.9-2-.2-3.2.8-3.4 2.9z"/><path fill="var(--tokink,currentColor)" stroke="none" d="M8.2 10.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0zM13.2 10.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0zM11.1 13.6a0.9 1.1 0 1 0 1.8 0a0.9 1.1 0 1 0-1.8 0z"/>',
  push: '<g transform="translate(7.2 3.6) scale(.84)"><path fill="var(--tok,var(--cream))" d="M12 5c3.9 0 6.2 2.7 6.2 5.8 0 2.1-1.1 3.7-2.5 4.7 1.5 1.3 2.3 3.4 2.3 6.3H6c0-2.9.8-5 2.3-6.3-1.4-1-2.5-2.6-2.5-4.7C5.8 7.7 8.1 5 12 5z"/><path fill="#7fb069" stroke-width="1.5" d="M12 5C9.8 5 8.3 3.6 8.2 1.4c2.4 0 3.7 1.2 3.8 3.6zM12 5c1.7 0 3-1 3.4-2.9-2-.2-3.2.8-3.4 2.9z"/><path fill="var(--tokink,currentColor)" stroke="none" d="M8.2 10.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0zM13.2 10.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0zM11.1 13.6a0.9 1.1 0 1 0 1.8 0a0.9 1.1 0 1 0-1.8 0z"/></g><path stroke-width="2.4" d="M8 7.6H1.6M4.6 4.4 1.4 7.6l3.2 3.2"/><path stroke-width="1.6" d="M2 16.4h5.5M3.6 20.4h4"/>',
  pilgrim:
    '<path fill="var(--tok2,var(--tok,var(--cream)))" d="M7.3 15.6 5.4 22h13.2l-1.9-6.4z"/><path fill="var(--tok,#e0bd78)" d="M12 2.2c2 3.7 6 8.2 10.6 11.3-2.5 2.2-6.2 3.2-10.6 3.2S3.9 15.7 1.4 13.5C6 10.4 10 5.9 12 2.2z"/><path stroke="var(--tokink,currentColor)" stroke-width="1.3" d="M12 6.5v6.6M9 10.2 6.8 13.4M15 10.2l2.2 3.2"/>',
  'pilgrim-asleep':
    '<path fill="var(--tok2,var(--tok,var(--cream)))" d="M4.2 18.2C6 15.8 9 15 12 15s6 .8 7.8 3.2l1 3.6H3.2z"/><path fill="var(--tok,#e0bd78)" d="M12 7.2c2.4 2.4 6.2 5.6 10.6 7.6-2.5 2.2-6.2 3.2-10.6 3.2S3.9 17 1.4 14.8C5.8 12.8 9.6 9.6 12 7.2z"/><path stroke-width="1.5" d="M16.4 2.2h4l-4 4.2h4"/>',
  'kodama-here':
    '<g transform="translate(5.6 .6) scale(.78)"><path fill="var(--tok,var(--cream))" stroke-width="2.5" d="M12 5c3.9 0 6.2 2.7 6.2 5.8 0 2.1-1.1 3.7-2.5 4.7 1.5 1.3 2.3 3.4 2.3 6.3H6c0-2.9.8-5 2.3-6.3-1.4-1-2.5-2.6-2.5-4.7C5.8 7.7 8.1 5 12 5z"/><path fill="#7fb069" stroke-width="1.8" d="M12 5C9.8 5 8.3 3.6 8.2 1.4c2.4 0 3.7 1.2 3.8 3.6zM12 5c1.7 0 3-1 3.4-2.9-2-.2-3.2.8-3.4 2.9z"/><path fill="var(--tokink,currentColor)" stroke="none" d="M8 10.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM13 10.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM11 13.6a1 1.2 0 1 0 2 0a1 1.2 0 1 0-2 0z"/></g><path fill="#3e9a5f" stroke-width="1.5" d="M2.6 3.2h4.6v8.6h3L4.9 18-.4 11.8h3z"/><path stroke-width="2.2" d="M.4 21.6h22.4"/>',
  'pilgrim-figure':
    '<path fill="var(--tok2,var(--tok,var(--cream)))" d="M7.3 15.6 5.4 22h13.2l-1.9-6.4z"/><path fill="var(--tok,#e0bd78)" d="M12 2.2c2 3.7 6 8.2 10.6 11.3-2.5 2.2-6.2 3.2-10.6 3.2S3.9 15.7 1.4 13.5C6 10.4 10 5.9 12 2.2z"/>',
} as const
