/** Training, for programs that run on Node. */
export { checkPublishing, publish } from './publish.ts'
export { TrainingRefused } from './refusal.ts'
export type { TrainingSettings } from './settings.ts'
export { type Report, train } from './train.ts'
