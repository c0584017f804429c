/** Which commands of docs/hosting.md a test types: what is on PostgreSQL, on files and for `bitoku`, in the place of the host's machine. */
const typedByHosts = [
  /^(sudo -u bitoku (sh -c ')?)?npx bitoku (backup|doctor|move) /,
  /^(createdb|dropdb|pg_dump) /,
  /^\(umask 077; pg_dump /,
  /^install (-d )?-m /,
  /^rm -f \/var\/lib\/bitoku\//,
  /^mv \/opt\/bitoku/,
  /^cd \/opt\/bitoku(-next)?$/,
  /^systemctl (stop|start) bitoku$/,
] as const

/** Whether hosting.test.ts types a command. */
export const isTypedByHosts = (command: string): boolean => typedByHosts.some((which) => which.test(command))
