/** The challenge that the address holds, for as long as it does. */
import { useEffect, useState } from 'react'
import { leaveAddress } from '../app/address.ts'
import { type Challenge, readChallenge } from '../app/challenge.ts'

const challengeInAddress = (): Challenge | undefined => readChallenge(location.hash)

/** The challenge, and the way to leave it. */
export function useChallenge(): readonly [Challenge | undefined, () => void] {
  const [challenge, setChallenge] = useState(challengeInAddress)
  useEffect(() => {
    const follow = (): void => setChallenge(challengeInAddress())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const leave = (): void => {
    if (challenge === undefined) return
    leaveAddress()
    setChallenge(undefined)
  }
  return [challenge, leave]
}
