/** Whether a process of this number runs that this user may signal; a server of ours always is. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
