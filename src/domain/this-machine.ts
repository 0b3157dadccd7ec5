/** What is said to these never leaves the machine; every other line has to be sealed. */
export const isThisMachine = (hostname: string) =>
  /^(?:127\.\d+\.\d+\.\d+|localhost|\[?::1\]?|)$/.test(hostname);
