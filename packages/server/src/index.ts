/** The server's parts that others may use: the storage, the messengers, settings and log. */
export { makeServer, type Server, type ServerParts } from './server.ts'
export { examineGames, type Findings, type SickGame } from './doctor.ts'
export { hashSecret, isId, makeId } from './ids.ts'
export { hideInPath, hideInText, type Log, logSettings } from './log.ts'
export { type DeliveryParts, type DeliveryWork, makeDelivery } from './notify/delivery.ts'
export { type EmailMessenger, makeEmailMessenger } from './notify/email.ts'
export { type MailLinks, makeMailLinks } from './notify/mail-links.ts'
export { makePushMessenger, readPushKeys } from './notify/push.ts'
export { grantWish, receiverSchema, type ReceiverWish } from './notify/receiver-check.ts'
export { makeWebhookMessenger } from './notify/webhook.ts'
export type { Outcome, Problem } from '@bitoku/host'
export { addressesInNetwork } from './reach.ts'
export {
  readSettings,
  type SettingHelp,
  settingName,
  type Settings,
  settingsHelp,
  unknownVariables,
} from './settings.ts'
export type * from './storage/model.ts'
export type { News, NewsSince } from './storage/news.ts'
export type * from './storage/notice.ts'
export { type Moved, moveStorage } from './storage/moving/move.ts'
export { filePathOf, isPostgres, openStorage } from './storage/open.ts'
export type { Commit, Committed, NewTable, Sizes, Storage, TableChange } from './storage/storage.ts'
