/** A training that cannot begin as it was asked for; the message says why. */
export class TrainingRefused extends Error {}
