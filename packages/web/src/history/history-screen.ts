/** The bar of the past, fetched before the first earlier moment is shown. */
import { makeScreen } from '../app/screen.tsx'

/** The bar of the past. */
export const historyScreen = makeScreen(async () => (await import('./history-bar.tsx')).HistoryBar)
