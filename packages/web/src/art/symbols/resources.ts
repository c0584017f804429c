/** Resources, amulets, virtue points, movement. Each is the inside of a 24 × 24 symbol. */

/** Resources, amulets, virtue points, movement. */
export const resourceSymbols = {
  wood: '<path fill="#5a3418" d="M6 6h12.4c1.9 0 3.4 2.7 3.4 6s-1.5 6-3.4 6H6z"/><path stroke="#b98553" stroke-width="1.4" d="M12 9.6h6M11.5 14.4h7.2"/><ellipse cx="6" cy="12" rx="3.9" ry="6" fill="#d8ac74"/><ellipse cx="6" cy="12" rx="1.1" ry="2.2" fill="#5a3418" stroke="#5a3418" stroke-width="1"/>',
  stone:
    '<path fill="#a7aeb3" d="M2.6 16.8 4.6 9l5.8-5.2 6.8 1.8 4.4 6.6-1.4 6.8-6 1.4H6z"/><path stroke-width="1.4" d="M10.4 3.8 12 10.4 4.6 9.2M12 10.4l8.4 3"/>',
  jade: '<path fill="#2e8b66" fill-rule="evenodd" d="M12 2.4a9.6 9.6 0 1 0 0 19.2 9.6 9.6 0 0 0 0-19.2zm0 6.2a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z"/><path stroke="#bfe6d2" stroke-width="1.4" d="M6 10.2a6.4 6.4 0 0 1 3.4-3.9"/>',
  sake: '<path fill="#f2eee2" d="M9 2.4h6v3c0 1.6.9 2.4 2 3.7 1.5 1.8 2 3.6 2 5.9 0 3.9-1.2 6.6-3 6.6H8c-1.8 0-3-2.7-3-6.6 0-2.3.5-4.1 2-5.9 1.1-1.3 2-2.1 2-3.7z"/><path stroke="#27497f" stroke-width="2.2" stroke-linecap="butt" d="M6.2 15.2c2-1.6 3.8 1.5 5.8 0s3.8 1.5 5.8 0"/>',
  any: '<path fill="var(--cream)" d="M12 7.4c5.6 0 9 3.9 9 8.2 0 3.8-3 6-9 6s-9-2.2-9-6c0-4.3 3.4-8.2 9-8.2z"/><path fill="var(--cream)" stroke-width="1.8" d="M12 7.4C9 7.6 6.2 6 5.2 2.4 8.8 2.2 11.3 4 12 7.4zM12 7.4c3 .2 5.8-1.4 6.8-5-3.6-.2-6.1 1.6-6.8 5z"/><g stroke="none"><circle cx="8" cy="13" r="2" fill="#5a3418"/><circle cx="16" cy="13" r="2" fill="#8e979c"/><circle cx="9.2" cy="17.8" r="2" fill="#2e8b66"/><circle cx="14.8" cy="17.8" r="1.5" fill="#fff" stroke="#27497f" stroke-width="1.2"/></g>',
  amulet:
    '<path stroke-width="1.8" d="M12 5.6C9.4 4.2 9.8 1.2 12 1.2s2.6 3 0 4.4z"/><path fill="#b0377a" d="M8 5.6h8l3.6 3.6v11.6c0 .7-.5 1.2-1.2 1.2H5.6c-.7 0-1.2-.5-1.2-1.2V9.2z"/><rect x="6.9" y="9" width="10.2" height="10.6" rx=".8" fill="var(--paper)" stroke="none"/>',
  'amulet-bold':
    '<path stroke-width="1.8" d="M12 5.2C9.4 3.8 9.8.8 12 .8s2.6 3 0 4.4z"/><path fill="#b0377a" d="M7.6 5h8.8l4 3.8v12.4c0 .8-.6 1.4-1.4 1.4H5c-.8 0-1.4-.6-1.4-1.4V8.8z"/>',
  light:
    '<path fill="var(--gold)" d="M12 1.4c.9 5.6 4 9.2 10.6 10.6C16 13.4 12.9 17 12 22.6 11.1 17 8 13.4 1.4 12 8 10.6 11.1 7 12 1.4z"/>',
  vp: '<path fill="var(--gold)" d="M12 .9l3 3.9 4.9-.7-.7 4.9 3.9 3-3.9 3 .7 4.9-4.9-.7-3 3.9-3-3.9-4.9.7.7-4.9-3.9-3 3.9-3-.7-4.9 4.9.7z" stroke-width="1.7"/>',
  'vp-lost':
    '<path fill="#c9c3b2" d="M12 .9l3 3.9 4.9-.7-.7 4.9 3.9 3-3.9 3 .7 4.9-4.9-.7-3 3.9-3-3.9-4.9.7.7-4.9-3.9-3 3.9-3-.7-4.9 4.9.7z" stroke-width="1.7"/>',
  mp: '<path fill="#e0bd78" d="M12 1.8c3.7 0 5.2 3.2 5.2 6.6 0 2.5-1.1 3.9-1.1 6 0 1.9.6 2.8.6 4.2 0 2.1-1.9 3.6-4.7 3.6s-4.7-1.5-4.7-3.6c0-1.4.6-2.3.6-4.2 0-2.1-1.1-3.5-1.1-6 0-3.4 1.5-6.6 5.2-6.6z"/><path d="M12 5.4c-.7 3.4-2.6 5.2-4.2 7.6M12 5.4c.7 3.4 2.6 5.2 4.2 7.6"/><path stroke-width="1.4" d="M9.2 17.4h5.6"/>',
} as const
