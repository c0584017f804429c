/**
 * Numerals as outlines, those of the text face at its weight of 800: a `<text>` costs a browser about ten times as much as
 * a path, and a table shows some two hundred numbers.
 */
import { round } from './place.tsx'

/** Outlines of signs in thousandths of their size, from the left end of their base line. */
const outlines: Readonly<Record<string, string>> = {
  0: 'm267 12q-104 0-168-85q-64-85-64-247q0-163 64-245q64-82 168-82q104 0 168 83q64 82 64 244q0 162-64 247q-64 85-168 85zm0-123q22 0 41-17q18-16 29-62q11-45 11-130q0-85-11-129q-11-44-29-59q-19-16-41-16q-22 0-41 16q-18 15-29 59q-11 44-11 129q0 85 11 130q11 46 29 62q19 17 41 17z',
  1: 'm68 0v-128h137v-348h-119v-99q52-10 90-24q37-14 71-36h118v507h116v128z',
  2: 'm37 0v-98q77-67 138-128q61-60 97-112q35-51 35-94q0-45-23-68q-22-22-61-22q-32 0-58 19q-26 19-50 43l-82-82q47-52 95-78q49-27 117-27q64 0 112 25q48 26 75 72q28 46 28 107q0 57-30 110q-31 53-78 105q-48 51-100 102q24-3 54-6q31-2 52-2h132v134z',
  3: 'm245 12q-51 0-93-12q-43-11-75-31q-32-20-56-47l73-100q29 27 63 44q34 18 71 18q45 0 72-18q26-17 26-50q0-26-13-44q-13-19-48-29q-35-10-103-10v-112q55 0 86-10q31-10 44-27q14-18 14-42q0-31-19-48q-19-16-54-16q-32 0-59 14q-26 14-56 40l-80-97q46-38 96-60q49-22 107-22q68 0 118 21q50 21 78 60q28 39 28 96q0 48-26 82q-26 35-78 57v4q37 11 65 31q28 21 44 52q16 30 16 71q0 59-34 101q-33 41-88 62q-54 22-119 22z',
  4: 'm292 0v-356q0-31 2-73q3-42 4-73h-4q-12 27-25 55q-13 28-27 56l-71 123h340v121h-491v-111l224-377h196v635z',
  5: 'm250 12q-52 0-94-12q-42-11-75-32q-33-20-59-46l71-100q29 25 63 44q33 18 70 18q31 0 54-10q22-11 34-31q12-20 12-50q0-45-26-67q-25-23-67-23q-26 0-44 7q-18 6-47 24l-69-45l16-324h368v134h-230l-9 106q17-7 32-9q15-3 33-3q55 0 101 21q46 21 74 64q28 44 28 111q0 71-32 121q-33 49-87 76q-54 26-117 26z',
  6: 'm284 12q-47 0-90-18q-44-17-78-56q-35-38-56-98q-21-60-21-144q0-88 21-152q22-65 58-107q37-42 84-63q46-21 97-21q65 0 113 23q48 24 79 56l-84 95q-16-18-43-31q-27-14-54-14q-35 0-64 20q-28 20-45 66q-17 47-17 128q0 78 14 121q15 43 37 59q22 17 45 17q20 0 37-9q17-10 27-31q10-21 10-55q0-33-10-51q-11-18-28-26q-18-8-39-8q-23 0-47 15q-25 14-44 50l-7-102q24-36 62-56q38-19 68-19q54 0 97 21q43 21 68 64q25 44 25 112q0 67-29 115q-30 48-79 73q-49 26-107 26z',
  7: 'm146 0q5-77 16-142q10-65 30-123q21-58 52-115q32-58 79-121h-279v-134h448v99q-56 66-91 124q-35 58-54 118q-19 59-27 130q-9 71-14 164z',
  8: 'm266 12q-64 0-115-22q-51-22-80-61q-29-39-29-91q0-38 14-66q14-28 38-50q24-21 54-37v-4q-37-29-61-65q-24-36-24-85q0-55 27-95q27-40 74-62q47-21 107-21q88 0 142 47q54 48 54 129q0 29-11 55q-12 25-30 45q-19 20-41 35v4q30 17 55 40q24 22 39 54q15 31 15 73q0 51-28 91q-29 39-80 62q-52 24-120 24zm38-386q17-21 26-42q8-22 8-44q0-24-8-41q-9-17-25-26q-16-9-38-9q-26 0-45 16q-19 16-19 51q0 24 13 40q12 16 34 29q23 14 54 26zm-35 276q22 0 39-8q17-7 28-23q10-16 10-41q0-26-16-43q-15-17-43-31q-28-13-67-30q-18 17-30 42q-11 25-11 52q0 26 12 44q12 19 33 28q21 10 45 10z',
  9: 'm233 12q-64 0-112-24q-48-24-79-54l83-95q16 17 43 31q27 14 55 14q35 0 63-20q29-21 46-68q16-46 16-126q0-79-14-122q-15-43-36-59q-22-16-46-16q-20 0-36 9q-17 9-28 30q-10 21-10 56q0 31 10 50q11 18 28 26q18 8 39 8q24 0 48-14q24-15 43-50l8 102q-24 35-62 54q-39 20-68 20q-55 0-98-20q-43-21-68-64q-25-44-25-112q0-67 29-116q30-48 79-74q49-25 108-25q46 0 89 18q44 18 78 56q35 38 56 98q21 60 21 145q0 87-21 152q-22 64-58 106q-37 42-84 63q-46 21-97 21z',
  '+': 'm209-92v-182h-175v-112h175v-182h116v182h175v112h-175v182z',
  '−': 'm34-274v-112h466v112z',
  '×': 'm127-109l-80-79l141-141l-141-141l80-79l140 141l140-141l80 79l-141 141l141 141l-80 79l-140-141z',
  '/': 'm13 160l189-870h103l-189 870z',
  '≤': 'm500-640v120l-314 120l314 120v120l-466-185v-110zm-466 540v100h466v-100z',
}

const thousand = 1000
/** All signs but the stroke are equally wide. */
const widthOf = (sign: string): number => (sign === '/' ? 336 : 534)

/** Where a number stands on its base line. */
export type Anchor = 'start' | 'middle' | 'end'

/** Whether all signs of a text have outlines. */
export const isNumber = (text: string): boolean => /^[\d+−×/≤]+$/.test(text)

const sized = new Map<string, string>()

/** A sign in a size; there are few of them, used over and over. */
function outlineOf(sign: string, size: number): string {
  const key = `${sign}${size}`
  const known = sized.get(key)
  if (known !== undefined) return known
  const scale = size / thousand
  const short = (_: string, n: string): string => ` ${Math.round(Number(n) * scale * 100) / 100}`
  const outline = outlines[sign].replaceAll(/ ?(-?\d+)/g, short)
  sized.set(key, outline)
  return outline
}

/** The path of a number. */
export function numberPath(text: string, x: number, y: number, size: number, anchor: Anchor = 'middle'): string {
  // Tenths are enough, and make few sizes of many.
  const exact = Math.round(size * 10) / 10
  let width = 0
  for (const sign of text) width += (widthOf(sign) * exact) / thousand
  let left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  let path = ''
  for (const sign of text) {
    path += `M${round(left)} ${round(y)}${outlineOf(sign, exact)}`
    left += (widthOf(sign) * exact) / thousand
  }
  return path
}
