/** Cards, tiles and what is done with them. Each is the inside of a 24 × 24 symbol. */

/** Cards, tiles and what is done with them. */
export const thingSymbols = {
  vision:
    '<path fill="#d9cbea" d="M12 22.2 1.5 9.6C7.4 2.2 16.6 2.2 22.5 9.6z"/><path stroke-width="1.3" d="M12 22 6.8 13.7M12 22l5.2-8.3M12 22v-6.6"/><path fill="var(--cream)" stroke-width="1.7" d="M5.6 9.9c3.4-4.2 9.4-4.2 12.8 0-3.4 3.9-9.4 3.9-12.8 0z"/><circle cx="12" cy="9.8" r="2.1" fill="currentColor" stroke="none"/>',
  rock: '<path fill="#a9af9f" d="M2.6 21.2C1 16.4 3 12 5.6 8.4 7.6 5.6 9.6 2.8 13 2.8c3.3 0 5 2.7 6.5 5.8 2.1 4.2 3.1 8.6 1.7 12.6z"/><path stroke-width="4.6" stroke-linecap="butt" d="M2.6 12.1c5 2.9 14.2 2.9 18.8 0"/><path stroke="#f6ebcb" stroke-width="2.2" stroke-dasharray="2.2 1" stroke-linecap="butt" d="M3.1 12.3c5 2.7 13.4 2.7 17.9 0"/><path stroke="var(--cream)" stroke-width="2" stroke-linejoin="miter" d="M8.4 15.6v2h2.2v2.2M15 15.4v2h2.2v2.2"/>',
  unlock:
    '<path fill="var(--paper)" d="M6.2 2.2h11.6v8.2l-2.6-1.6-2.4 2.6-2.8-1.8-3.8 2.2z"/><path fill="var(--paper)" d="M4.8 22.2l.6-6.8 3.8-2.2 2.8 1.8 2.6-2.6 3 1.8-.6 8z"/><path stroke="var(--seal)" stroke-width="2" d="M12 4.6v2.6M9.6 5.6h4.8M9.2 18.4h4.2"/>',
  draw: '<g fill="var(--cream)"><path transform="translate(6.6 13.6) rotate(-24)" d="M-3.8 8V-4.2a3.8 3.8 0 0 1 7.6 0V8z"/><path transform="translate(17.4 13.6) rotate(24)" d="M-3.8 8V-4.2a3.8 3.8 0 0 1 7.6 0V8z"/><path transform="translate(12 11.4)" d="M-3.8 8V-4.2a3.8 3.8 0 0 1 7.6 0V8z"/></g><path stroke-width="1.6" d="M12 7.4v6M9.9 11.4l2.1 2.2 2.1-2.2"/>',
  discard:
    '<path fill="var(--cream)" transform="translate(13.5 9.5) rotate(32)" d="M-3.8 8V-4.2a3.8 3.8 0 0 1 7.6 0V8z"/><path stroke-width="1.6" d="M3 6v7M3 13l-1.6-2M3 13l1.6-2M2 21.6h20"/>',
  yokai:
    '<path fill="var(--cream)" d="M4 22V10a8 8 0 0 1 16 0v12z"/><path fill="currentColor" stroke="none" fill-rule="evenodd" d="M6.6 7.4l3.2 1.9c1.4-.4 3-.4 4.4 0l3.2-1.9-.2 4.3c.5 1 .6 2 .4 3-.5 2.5-2.9 4.1-5.6 4.1s-5.1-1.6-5.6-4.1c-.2-1-.1-2 .4-3zM8.8 12.2l2.4 1.5-1.7.9c-.7-.6-.9-1.5-.7-2.4zm6.4 0l-2.4 1.5 1.7.9c.7-.6.9-1.5.7-2.4z"/>',
  bitoku:
    '<path fill="var(--cream)" d="M12 2c5.2 0 7.8 3.1 7.8 7.6 0 6-3.2 12.4-7.8 12.4S4.2 15.6 4.2 9.6C4.2 5.1 6.8 2 12 2z"/><path stroke-width="1.7" d="M6.9 8.2c1-.9 2.4-1 3.5-.3M13.6 7.9c1.1-.7 2.5-.6 3.5.3"/><path stroke-width="1.9" d="M7.4 11.4h2.8M13.8 11.4h2.8M12 11.6l-.9 3h1.7"/><path fill="var(--seal)" stroke="var(--seal)" stroke-width="1.2" d="M10.2 17.4h3.6c-.8 1.3-2.8 1.3-3.6 0z"/><circle cx="12" cy="5" r="1.1" fill="var(--seal)" stroke="none"/>',
  mitama:
    '<path fill="#9fd0dc" d="M12 22.2c-5 0-8.2-2.9-8.2-7.1 0-3.2 1.9-5 3.3-7.3.7 1.1 1 1.9 1.9 2.5C9 7.2 10 3.8 13.6 1.6c-.2 3 1.2 4.6 3.1 6.8 1.8 2.1 3.5 4 3.5 6.7 0 4.2-3.2 7.1-8.2 7.1z"/><path stroke-width="1.7" d="M12 18.6c-2.2 0-3.6-1.2-3.6-3 0-1.7 1.4-2.6 3-2.5 1.3.1 2.1 1 2 2"/>',
  dragonfly:
    '<g fill="var(--wing)" stroke-width="1.8"><path d="M11.6 9.4C8 9.8 3.4 8.6 1.6 5.4 2.6 3.4 5.2 3.6 7 4.6c2 1.1 3.7 2.8 4.6 4.8zM12.4 9.4c3.6.4 8.2-.8 10-4-1-2-3.6-1.8-5.4-.8-2 1.1-3.7 2.8-4.6 4.8zM11.6 10.4c-3.4.4-7 2.6-8 6 1 1.7 3.2 1.3 4.7.2 1.7-1.3 3-3.6 3.3-6.2zM12.4 10.4c3.4.4 7 2.6 8 6-1 1.7-3.2 1.3-4.7.2-1.7-1.3-3-3.6-3.3-6.2z"/></g><path stroke-width="3" d="M12 7.5V22"/><circle cx="12" cy="4.6" r="2.3" fill="var(--seal)" stroke-width="1.6"/>',
  pair: '<path fill="#9fd0dc" stroke-width="1.8" d="M8.6 22c-4 0-6.8-2.3-6.8-5.7 0-2.6 1.5-4.1 2.7-5.9.6.9.8 1.5 1.5 2 0-2.5.9-5.2 3.7-6.9-.1 2.4 1 3.7 2.5 5.4 1.5 1.7 2.9 3.2 2.9 5.4C15.1 19.7 12.6 22 8.6 22z"/><g stroke-width="1.5" fill="var(--wing)"><path d="M17 7.2c-2.2-.2-4.8-1.8-5.4-4.2 2.6-.6 4.8 1.6 5.4 4.2zM17.6 7.2c2.2-.2 4.4-1.6 5-4.2-2.6-.6-4.6 1.6-5 4.2zM17 8.2c-2 .8-3.2 2.4-3 4.8 2-.4 3-2.6 3-4.8zM17.6 8.2c2.2.6 3.8 2 4 4.6-2.2 0-3.8-2.2-4-4.6z"/></g><path stroke-width="2" d="M17.3 6v9.4"/>',
  crystal:
    '<path fill="#b7a3d6" d="M12 1.5 18.8 6.2v11.6L12 22.5l-6.8-4.7V6.2z"/><path stroke-width="1.5" d="M5.2 6.2 12 10l6.8-3.8M12 10v12.5"/><path stroke="#fff" stroke-opacity=".75" stroke-width="1.5" d="M8.3 11v6.6"/>',
  'crystal-dream':
    '<path fill="var(--dream)" d="M12 1.5 18.8 6.2v11.6L12 22.5l-6.8-4.7V6.2z"/><path stroke-width="1.5" d="M5.2 6.2 12 10l6.8-3.8M12 10v12.5"/><path stroke="#fff" stroke-opacity=".75" stroke-width="1.5" d="M8.3 11v6.6"/>',
  'crystal-ingenuity':
    '<path fill="var(--ingenuity)" d="M12 1.5 18.8 6.2v11.6L12 22.5l-6.8-4.7V6.2z"/><path stroke-width="1.5" d="M5.2 6.2 12 10l6.8-3.8M12 10v12.5"/><path stroke="#fff" stroke-opacity=".75" stroke-width="1.5" d="M8.3 11v6.6"/>',
  'crystal-memory':
    '<path fill="var(--memory)" d="M12 1.5 18.8 6.2v11.6L12 22.5l-6.8-4.7V6.2z"/><path stroke-width="1.5" d="M5.2 6.2 12 10l6.8-3.8M12 10v12.5"/><path stroke="#fff" stroke-opacity=".75" stroke-width="1.5" d="M8.3 11v6.6"/>',
  gate: '<path fill="var(--torii)" stroke-width="1.6" d="M6 8h3v14H6zM15 8h3v14h-3z"/><path fill="var(--torii)" stroke-width="1.6" d="M3.4 11h17.2v2.6H3.4zM1.2 3.2c6.8 1.7 14.8 1.7 21.6 0l.2 3.2c-6.9 2-15.1 2-22 0z"/>',
  bridge:
    '<path fill="var(--torii)" stroke-width="1.7" d="M1.4 17.6c4.8-6.6 16.4-6.6 21.2 0v3.6c-5-5.6-16.2-5.6-21.2 0z"/><path stroke-width="1.7" d="M2.6 11.4C7.8 5 16.2 5 21.4 11.4M4 9.8v5M9.2 7v5.8M14.8 7v5.8M20 9.8v5"/>',
  die: '<rect x="2.5" y="2.5" width="19" height="19" rx="5" fill="var(--cream)"/>',
  upgrade:
    '<rect x="2.5" y="6.5" width="15" height="15" rx="4" fill="var(--cream)"/><path stroke-width="2" d="M6.6 14h6.8M10 10.6v6.8"/><path fill="var(--gold)" stroke-width="1.6" d="M17.6 1.4 22.6 9h-10z"/>',
  treasure:
    '<path fill="#ebd9c9" d="M12 21.6c-6.4-.2-10-5-10-9.8 2.2-5.6 6-9.4 10-9.4s7.8 3.8 10 9.4c0 4.8-3.6 9.6-10 9.8z"/><path stroke-width="1.5" d="M12 21.2V6M12 21.2 6.6 7.6M12 21.2l5.4-13.6M12 21.2 3.4 12.8M12 21.2l8.6-8.4"/>',
  tengu:
    '<path fill="var(--torii)" d="M12 3.2c5 0 8 3.2 8 8 0 5.8-3.6 10.6-8 10.6S4 17 4 11.2c0-4.8 3-8 8-8z"/><path fill="var(--torii)" stroke-width="1.7" d="M10.4 11.6 11 18.4c.2 1.5 1.8 1.5 2 0l.6-6.8"/><path stroke-width="2.4" d="M6.4 8.6l4 1.7M17.6 8.6l-4 1.7"/><circle cx="8.4" cy="12.2" r="1.1" fill="var(--cream)" stroke="none"/><circle cx="15.6" cy="12.2" r="1.1" fill="var(--cream)" stroke="none"/><path fill="currentColor" stroke-width="1.2" d="M9 3.4h6L13.6.9h-3.2z"/>',
  year: '<circle cx="12" cy="12" r="4.2" fill="#f0b93b" stroke-width="1.8"/><circle cx="12" cy="12" r="9.6" stroke-dasharray="3.2 2.83"/>',
  lantern:
    '<path fill="#c9c6b4" stroke-width="1.8" d="M7.4 18.4h9.2l1.6 3.8H5.8zM10 16h4v2.6h-4z"/><path fill="var(--gold)" stroke-width="1.8" d="M6.8 9.2h10.4v6.6H6.8z"/><path stroke-width="1.4" d="M10.2 9.4v6.2M13.8 9.4v6.2"/><path fill="#8f968a" stroke-width="1.8" d="M12 1.8c1.8 2.6 5.2 5 9.6 6.2l-1 2H3.4l-1-2C6.8 6.8 10.2 4.4 12 1.8z"/>',
  reveal:
    '<circle cx="12" cy="12" r="10.6" fill="var(--cream)" stroke="#5e4390" stroke-width="2.2"/><path fill="#e4daf3" stroke="#5e4390" stroke-width="2" d="M4.6 12c4-5.6 10.8-5.6 14.8 0-4 5.6-10.8 5.6-14.8 0z"/><circle cx="12" cy="12" r="2.8" fill="#5e4390" stroke="none"/>',
} as const
