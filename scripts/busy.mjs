// Keeps one processor busy for `npm run test:loaded`: until its parent ends it or is gone, and never for longer than its limit.
const slice = 50
const enough = 500_000

process.on('disconnect', () => process.exit())
setTimeout(() => process.exit(), Number(process.argv[2]))

/** Works for a moment, listens for a moment, and tells its parent once when it has had some processor time. */
function burn(isTold) {
  const end = performance.now() + slice
  while (performance.now() < end);
  const { user } = process.cpuUsage()
  const isBusy = user > enough
  if (isBusy && !isTold) process.send?.('busy')
  setImmediate(burn, isBusy)
}

burn(false)
