/** The grain of washi on the plain surfaces: one small picture, made once, as faint as fibres are. Never on the board itself. */

const size = 160
/** The most that a grain covers, of 255: 4 %. */
const strongest = 10
/** Long fibres among the grain. */
const fibres = 26
/** The plain paper: behind everything, and the panels around the board. */
const paper =
  '.table, .start-sheet, .area-domain, .area-side, .area-dock, .area-tabs, .area-pane, .table > .prompt, .nav'

/** Numbers from 0 to 1 that look like chance; the paper is the same on every visit. */
function makeChance(): () => number {
  let state = 7
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** The grain as a picture; undefined where the browser draws none. */
function drawGrain(): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (pen === null) return undefined
  const chance = makeChance()
  const picture = pen.createImageData(size, size)
  for (let at = 0; at < picture.data.length; at += 4) {
    picture.data.fill(chance() < 0.5 ? 0 : 255, at, at + 3)
    picture.data[at + 3] = chance() * strongest
  }
  pen.putImageData(picture, 0, 0)
  pen.lineWidth = 0.7
  for (let fibre = 0; fibre < fibres; fibre += 1) {
    const [x, y, turn] = [chance() * size, chance() * size, chance() * 7]
    pen.strokeStyle = fibre % 2 === 0 ? 'rgb(0 0 0 / 4%)' : 'rgb(255 255 255 / 5%)'
    pen.beginPath()
    pen.arc(x, y, 8 + chance() * 16, turn, turn + 0.5 + chance())
    pen.stroke()
  }
  return canvas
}

/** Lays the grain on the paper. A rule for these surfaces alone: a property of the page would style everything anew. */
export function layGrain(): void {
  drawGrain()?.toBlob((blob) => {
    if (blob === null) return
    const sheet = new CSSStyleSheet()
    // Whoever asked for contrast gets plain paper.
    const plain = `:root:not([data-contrast='high']) :is(${paper})`
    sheet.replaceSync(`${plain} { background-image: url('${URL.createObjectURL(blob)}') }`)
    document.adoptedStyleSheets.push(sheet)
  })
}
