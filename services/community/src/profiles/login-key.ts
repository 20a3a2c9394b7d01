/** A login e-mail as it is compared: whoever types it in another case means the same one. */
export function loginKeyOf(email: string): string | null {
  const key = email.trim().normalize('NFKC').toLowerCase();
  return key === '' ? null : key;
}
