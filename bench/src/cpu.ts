/**
 * Milliseconds of processor time this process has used, in user and system mode together. What else runs on the machine
 * does not count, as it would on the clock.
 */
export function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
