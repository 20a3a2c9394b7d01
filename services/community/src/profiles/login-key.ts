/** A login e-mail in the form in which it is compared: case makes no difference. Null for an empty one. */
export function loginKeyOf(email: string): string | null {
  const key = email.trim().normalize('NFKC').toLowerCase();
  return key === '' ? null : key;
}
