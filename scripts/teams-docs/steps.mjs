/**
 * The steps of a page in their order: its fenced blocks, and the remarks `<!-- stop name -->` and `<!-- check name -->`.
 *
 * - `sh` is run in the folder of the project; with `background=name` it goes on until it is stopped.
 * - A block with `title="path"` is the content of that file; `diff` replaces its `-` lines by its `+` lines there.
 *
 * @throws Error about a block that nothing would run
 */
export function stepsOf(page) {
  const pattern = /^```(\w*)([^\n]*)\n([\s\S]*?)^```$|<!-- (stop|check) (\w+) -->/gm;
  return [...page.matchAll(pattern)].map(([, language, info, content, remark, name]) => {
    if (remark !== undefined) return { kind: remark, name };
    const background = /\bbackground=(\w+)/.exec(info)?.[1];
    const title = /\btitle="([^"]+)"/.exec(info)?.[1];
    if (language === 'sh') return { kind: background === undefined ? 'run' : 'start', name: background, content };
    if (title === undefined) throw new Error(`A block of '${language}' has no title, so nothing runs it:\n${content}`);
    return { kind: language === 'diff' ? 'change' : 'write', path: title, content };
  });
}

/**
 * The text after the change that a `diff` block describes.
 *
 * @throws Error unless the file has the lines before the change exactly once
 */
export function changed(text, diff) {
  const lines = diff.trimEnd().split('\n');
  const side = (sign) =>
    lines
      .filter((line) => line[0] === ' ' || line[0] === sign)
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [side('-'), side('+')];
  const parts = `${text.trimEnd()}\n`.split(before);
  if (parts.length !== 2) throw new Error(`These lines stand there ${parts.length - 1} times, not once:\n${before}`);
  return parts.join(after);
}
