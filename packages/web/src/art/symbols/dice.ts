/** Dice as pictures. Each is the inside of a 24 × 24 symbol. */

/** Dice as pictures. */
export const diceSymbols = {
  copy: '<rect x="1.8" y="1.8" width="13.4" height="13.4" rx="3.6" fill="#5fb7c4"/><circle cx="6" cy="6" r="1.2" fill="currentColor" stroke="none"/><rect x="8.8" y="8.8" width="13.4" height="13.4" rx="3.6" fill="var(--cream)"/><path stroke-width="1.9" d="M12.4 15.5h6M15.8 12.6l2.8 2.9-2.8 2.9"/>',
  'two-dice':
    '<rect x=".6" y="2.4" width="13" height="13" rx="3.4" fill="var(--cream)" stroke-width="1.8"/><rect x="10.4" y="8.6" width="13" height="13" rx="3.4" fill="var(--cream)" stroke-width="1.8"/><g fill="currentColor" stroke="none"><circle cx="4.4" cy="6.2" r="1.4"/><circle cx="8" cy="10.6" r="1.4"/><circle cx="14.2" cy="12.4" r="1.4"/><circle cx="19.6" cy="12.4" r="1.4"/><circle cx="16.9" cy="15.1" r="1.4"/><circle cx="14.2" cy="17.8" r="1.4"/><circle cx="19.6" cy="17.8" r="1.4"/></g>',
  sealed:
    '<rect x="3.5" y="3.5" width="18" height="18" rx="5" fill="var(--tok,var(--cream))"/><path fill="var(--paper)" stroke-width="1.6" d="M3.4.8h8.2v20.8l-2-1.6-2 1.9-2.1-1.9-2.1 1.6z"/><path stroke="var(--seal)" stroke-width="1.7" d="M7.5 4v12M5.6 7h3.8M5.6 12h3.8"/>',
} as const
