/** The zoom of the stage that was last looked at, kept across a reload. */
import { useMemo } from 'react'
import { keep, recall } from '../app/kept.ts'
import type { ZoomMemory } from '../board/use-zoom.ts'

type Camera = Parameters<ZoomMemory['keep']>[1]

interface KeptZoom {
  readonly stage: string
  readonly camera: Camera
}

function isKeptZoom(value: unknown): value is KeptZoom {
  if (typeof value !== 'object' || value === null || !('stage' in value) || !('camera' in value)) return false
  const { camera } = value
  if (typeof camera !== 'object' || camera === null) return false
  return ['k', 'x', 'y'].every((name) => Number.isFinite(Reflect.get(camera, name)))
}

/** A pan has many steps; only where it comes to rest is written down. */
const rest = 200

/** The memory of a game's stage. */
export function useZoomMemory(gameId: string): ZoomMemory {
  return useMemo(() => {
    let timer = 0
    return {
      recall: (stage) => {
        const kept = recall(gameId, 'zoom', isKeptZoom)
        return kept?.stage === stage ? kept.camera : undefined
      },
      keep: (stage, camera) => {
        clearTimeout(timer)
        timer = window.setTimeout(() => keep(gameId, 'zoom', { stage, camera }), rest)
      },
    }
  }, [gameId])
}
