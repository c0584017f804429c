/** The picture of the start screen: a forest in the morning mist, drawn like a woodblock print. */
import type { ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'

/** A cedar: its foot, its height, its ink. */
interface Cedar {
  readonly x: number
  readonly y: number
  readonly h: number
}

function cedar({ x, y, h }: Cedar): string {
  const w = h * 0.2
  const tier = (from: number, to: number, wide: number): string =>
    `M${x} ${y - h * to}L${x + w * wide} ${y - h * from}Q${x} ${y - h * (from + 0.06)} ${x - w * wide} ${y - h * from}Z`
  return `${tier(0.08, 0.56, 1)}${tier(0.3, 0.74, 0.8)}${tier(0.52, 0.9, 0.6)}${tier(0.7, 1, 0.4)}M${x - 2} ${y}V${y - h * 0.12}H${x + 2}V${y}Z`
}

const row = (count: number, from: number, step: number, y: number, height: number, sway: number): string =>
  Array.from({ length: count }, (_, at) =>
    cedar({ x: from + at * step + ((at * 37) % 23), y: y + ((at * 29) % 17), h: height + ((at * sway) % 70) }),
  ).join('')

const spirit =
  'M0-52C11-52 16-43 15-35C14-30 11-27 9-25C13-21 15-13 14-6C14-2 11 0 7 0H-7C-11 0-14-2-14-6C-15-13-13-21-9-25C-11-27-14-30-15-35C-16-43-11-52 0-52Z'

interface SpiritProps {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A kodama that looks up. */
function Spirit({ x, y, scale }: SpiritProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path d={spirit} fill="var(--cream)" stroke="var(--ink)" strokeWidth="2.500" />
      <ellipse cx="-5" cy="-38" rx="2.600" ry="3.400" fill="var(--ink)" />
      <ellipse cx="6" cy="-37" rx="2.600" ry="3.400" fill="var(--ink)" />
      <ellipse cx="1" cy="-29" rx="2" ry="2.400" fill="var(--ink)" />
    </g>
  )
}

/** Mist as flat bands with round ends, as prints draw it. */
function Mist(): ReactNode {
  return (
    <g className="mist">
      <path d="M-60 470H300a22 22 0 0 1 0 44H200a18 18 0 0 0 0 36H520a22 22 0 0 1 0 44H-60Z" fill="var(--mist)" />
      <path d="M1660 400H1240a22 22 0 0 0 0 44h130a18 18 0 0 1 0 36H1060a22 22 0 0 0 0 44H1660Z" fill="var(--mist)" />
      <path
        d="M-60 640H560a24 24 0 0 1 0 48H420a20 20 0 0 0 0 40H1660V600H1180a24 24 0 0 0 0 48h90a20 20 0 0 1 0 40H880a20 20 0 0 1 0-40h40a24 24 0 0 0 0-48H-60Z"
        fill="var(--mist-2)"
        opacity=".75"
      />
    </g>
  )
}

/** The whole picture; it covers its place and keeps the gate in sight. */
export function Landscape(): ReactNode {
  return (
    <svg className="landscape" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="1600" height="900" fill="var(--bg)" />
      <rect width="1600" height="520" fill="var(--river)" opacity=".55" />
      <circle cx="1180" cy="215" r="118" fill="var(--seal)" opacity=".88" />
      <circle cx="1180" cy="215" r="118" fill={patternFill('asanoha', 'cream')} opacity=".25" />
      <path
        d="M-20 520C180 330 300 420 430 300C560 190 640 330 800 380C980 430 1080 250 1240 330C1400 400 1500 300 1640 360V900H-20Z"
        fill="var(--mist-2)"
      />
      <path
        d="M-20 520C180 330 300 420 430 300C560 190 640 330 800 380C980 430 1080 250 1240 330C1400 400 1500 300 1640 360V900H-20Z"
        fill={patternFill('kikko')}
        opacity=".1"
      />
      <path
        d="M-20 620C160 520 320 560 470 470C640 380 760 560 930 540C1120 520 1240 430 1400 480C1500 510 1560 470 1640 460V900H-20Z"
        fill="var(--region-stairs)"
      />
      <path d={row(13, -30, 128, 640, 120, 41)} fill="var(--region-stairs-deep)" opacity=".45" />
      <Mist />
      <path d={row(6, -70, 112, 800, 230, 53)} fill="var(--region-stairs-deep)" opacity=".8" />
      <path d={row(6, 1080, 116, 806, 240, 47)} fill="var(--region-stairs-deep)" opacity=".8" />
      <path
        d="M-20 770C240 720 420 800 640 770C900 735 1120 800 1320 765C1440 745 1540 770 1640 755V900H-20Z"
        fill="var(--region-glade)"
      />
      <path
        d="M-20 770C240 720 420 800 640 770C900 735 1120 800 1320 765C1440 745 1540 770 1640 755V900H-20Z"
        fill={patternFill('kanoko')}
        opacity=".2"
      />
      <path
        d="M-20 836C200 812 420 860 700 834C960 810 1240 860 1640 826V900H-20Z"
        fill="var(--river)"
        stroke="var(--river-ink)"
        strokeWidth="3"
      />
      <path
        d="M-20 836C200 812 420 860 700 834C960 810 1240 860 1640 826V900H-20Z"
        fill={patternFill('seigaiha')}
        opacity=".5"
      />
      <g transform="translate(1208 792)" stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
        <path d="M-150-212Q0-186 150-212L158-236Q0-208-158-236Z" fill="var(--ink)" />
        <path d="M-140-198Q0-174 140-198V-178Q0-154-140-178Z" fill="var(--torii)" />
        <path d="M-124-134H124V-114H-124Z" fill="var(--torii)" />
        <path d="M-104 0L-92-176H-68L-76 0Z M104 0L92-176H68L76 0Z" fill="var(--torii)" />
        <path d="M-14-166H14V-134H-14Z" fill="var(--gold)" />
        <path d="M-110-4H-70V12H-110Z M110-4H70V12H110Z" fill="var(--ink)" />
      </g>
      <Spirit x={1170} y={806} scale={1.1} />
      <Spirit x={1218} y={814} scale={0.86} />
      <Spirit x={1252} y={802} scale={0.7} />
      <Spirit x={706} y={800} scale={0.62} />
      <Spirit x={738} y={806} scale={0.46} />
    </svg>
  )
}
