/** What a person sees on the page and could click: read inside the page, nothing hidden is looked at. */
// A function sent to the page cannot reach outer ones.
// oxlint-disable unicorn/consistent-function-scoping

/** Something that can be clicked, with the point where it is. */
export interface Spot {
  readonly kind: 'button' | 'target' | 'row' | 'more'
  readonly text: string
  readonly move: string
  readonly x: number
  readonly y: number
}

/** What the page asks for. */
export interface Sight {
  readonly state: 'start' | 'curtain' | 'tengu' | 'crash' | 'final' | 'confirm' | 'choose' | 'wait'
  readonly question: string
  /** Whether something is selected already. */
  readonly selected: boolean
  readonly spots: readonly Spot[]
}

/** Looks at the page after its next frame. Runs inside the page, so it may use nothing from outside. */
export async function see(): Promise<Sight> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const spotsOf = (kind: Spot['kind'], elements: readonly Element[]): Spot[] =>
    elements.flatMap((element) => {
      const area = element.querySelector('.thing-hit') ?? element
      const { left, top, width, height } = area.getBoundingClientRect()
      for (const [across, down] of [
        [0.5, 0.5],
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ]) {
        const x = left + width * across
        const y = top + height * down
        const hit = document.elementFromPoint(x, y)
        if (hit !== null && element.contains(hit)) {
          const move = element.getAttribute('data-move') ?? ''
          const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
          return [{ kind, text, move, x, y }]
        }
      }
      return []
    })
  const question = document.querySelector('.question')?.textContent ?? ''
  const selected = document.querySelector('[aria-pressed="true"][data-target]') !== null
  const make = (state: Sight['state'], spots: readonly Spot[]): Sight => ({ state, question, selected, spots })
  const only = (state: Sight['state'], selector: string): Sight =>
    make(state, spotsOf('button', all(selector)).slice(0, 1))

  if (document.querySelector('.crash') !== null) return make('crash', [])
  if (document.querySelector('.curtain') !== null) return only('curtain', '.curtain .buttons .button')
  if (document.querySelector('.tengu-turn') !== null) return only('tengu', '.tengu-turn footer .primary')
  if (document.querySelector('.final .winner') !== null) return make('final', [])
  if (document.querySelector('.start') !== null) return make('start', [])
  const rows = spotsOf('row', all('.option-list .option-row'))
  if (rows.length > 0) return make('choose', rows)
  const confirm = only('confirm', '.turn-buttons .confirm:enabled')
  if (confirm.spots.length > 0) return confirm
  const targets = spotsOf('target', all('.target.is-legal, .thing-live:not([aria-pressed])'))
  const buttons = spotsOf('button', all('.prompt-buttons [data-move]'))
  // Further ways: the list of options, a part of the board with targets, a tab with targets, back to the board.
  const more = spotsOf('more', [
    ...all('.prompt-buttons [aria-expanded]'),
    ...all('.region-chip:not([aria-pressed="true"]), .nav-tab:not(.now)').filter(
      (one) => one.querySelector('b') !== null,
    ),
    ...all('.nav-tab:first-child:not(.now)'),
  ])
  const spots = [...targets, ...buttons, ...more]
  return make(spots.some(({ kind }) => kind !== 'more') || question !== '' ? 'choose' : 'wait', spots)
}
