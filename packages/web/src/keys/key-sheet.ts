/** Whether the key map lies above the page. */
import { create } from 'zustand'

/** Whether the key map is open. */
export const useKeySheet = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

/** Opens or closes the key map. */
export const openKeys = (isOpen: boolean): void => useKeySheet.setState({ isOpen })
