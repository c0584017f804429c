/** Three of the seasons; winter is a glyph. Each is the inside of a 24 × 24 symbol. */

/** Three of the seasons; winter is a glyph. */
export const seasonSymbols = {
  spring:
    '<g fill="#e9a5b4" stroke-width="1.7"><circle transform="rotate(0 12 12)" cx="12" cy="6.3" r="4.3"/><circle transform="rotate(72 12 12)" cx="12" cy="6.3" r="4.3"/><circle transform="rotate(144 12 12)" cx="12" cy="6.3" r="4.3"/><circle transform="rotate(216 12 12)" cx="12" cy="6.3" r="4.3"/><circle transform="rotate(288 12 12)" cx="12" cy="6.3" r="4.3"/></g><circle cx="12" cy="12" r="3.8" fill="#e9a5b4" stroke="none"/><circle cx="12" cy="12" r="1.5" fill="currentColor" stroke="none"/><g stroke-width="1.3"><path transform="rotate(0 12 12)" d="M12 10V7"/><path transform="rotate(72 12 12)" d="M12 10V7"/><path transform="rotate(144 12 12)" d="M12 10V7"/><path transform="rotate(216 12 12)" d="M12 10V7"/><path transform="rotate(288 12 12)" d="M12 10V7"/></g>',
  summer:
    '<circle cx="12" cy="12" r="4.8" fill="#f0b93b"/><path transform="rotate(0 12 12)" d="M12 4.2V1.6" stroke-width="2.3"/><path transform="rotate(45 12 12)" d="M12 4.2V1.6" stroke-width="2.3"/><path transform="rotate(90 12 12)" d="M12 4.2V1.6" stroke-width="2.3"/><path transform="rotate(135 12 12)" d="M12 4.2V1.6" stroke-width="2.3"/><path transform="rotate(180 12 12)" d="M12 4.2V1.6" stroke-width="2.3"/><path transform="rotate(225 12 12)" d="M12 4.2V1.6" stroke-width="2.3"/><path transform="rotate(270 12 12)" d="M12 4.2V1.6" stroke-width="2.3"/><path transform="rotate(315 12 12)" d="M12 4.2V1.6" stroke-width="2.3"/>',
  autumn:
    '<path fill="#c8562b" stroke-width="1.7" d="M12 1.6l2.1 5 3.5-2-.7 4.8 5.5-.4-3.4 3.6 2.4 2.6-4.8.2.8 3.6-4-1.6L12 19l-1.4-1.6-4 1.6.8-3.6-4.8-.2L5 12.6 1.6 9l5.5.4-.7-4.8 3.5 2z"/><path stroke-width="1.8" d="M12 9.6V22.4"/>',
} as const
