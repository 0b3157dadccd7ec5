/** The domain of "Hikaya <hello@your-name.org>" or of the bare address; null where there is none. */
export function senderDomain(from: string): string | null {
  return (
    /^[^<>]*<?[^\s<>@]+@([^\s<>@]+\.[^\s<>@.]+)>?$/.exec(from.trim())?.[1]?.toLowerCase() ?? null
  );
}
