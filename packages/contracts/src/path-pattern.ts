/**
 * Fills the parameters of a path pattern, percent-encoded.
 *
 * @param pattern a path with `:name` parameters, e.g. `/notices/:id`
 * @throws TypeError if a parameter has no value
 *
 * @example
 * ```ts
 * fillPath('/notices/:id', { id: 7 }); // '/notices/7'
 * ```
 */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number>>): string {
  return pattern.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${pattern} needs the parameter '${name}'`);
    return encodeURIComponent(value);
  });
}

/**
 * Reads the parameters of a path, percent-decoded. It is the inverse of `fillPath`.
 *
 * @param pattern a path with `:name` parameters, e.g. `/notices/:id`
 * @param pathname without query and fragment; a trailing slash is ignored
 * @returns the parameters by name, or null if the path does not match or is not well encoded
 *
 * @example
 * ```ts
 * const id = matchPath('/notices/:id', '/notices/7')?.['id']; // '7'
 * ```
 */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const names = pattern.split('/');
  const segments = pathname.replace(/\/+$/, '').split('/');
  if (names.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== segment) return null;
      continue;
    }
    const value = decoded(segment);
    if (value === null || value === '') return null;
    params[name.slice(1)] = value;
  }
  return params;
}

/**
 * Whether a path is the prefix or lies below it, on whole segments.
 *
 * @param pathname without query and fragment
 * @param prefix without a trailing slash, e.g. `/notices`
 *
 * @example
 * ```ts
 * isBelow('/notices/7', '/notices'); // true
 * isBelow('/noticesboard', '/notices'); // false
 * ```
 */
export function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** Null for a text that a member typed and that is not percent-encoding. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
