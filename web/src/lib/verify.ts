/**
 * Was the deal settled before the first card fell? The seed, shown at the end, must have the SHA-256 that was shown at
 * the start.
 */
export async function matchesCommitment(seed: string, commitment: string): Promise<boolean | null> {
  if (typeof crypto === "undefined" || crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
