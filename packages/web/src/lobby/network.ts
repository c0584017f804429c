/** The network table around its parts. */
import { createContext, useContext } from 'react'
import type { Company } from '../network/company.ts'
import type { NetworkHost } from '../network/network-host.ts'

/** The context of a network table. */
export const Network = createContext<NetworkHost | undefined>(undefined)

/** The host of the network table. */
export function useNetwork(): NetworkHost {
  const host = useContext(Network)
  if (host === undefined) throw new Error('outside a network table')
  return host
}

/** A part of the company: only its changes draw anew. */
export const useCompany = <Part>(select: (company: Company) => Part): Part => useNetwork().useCompany(select)
