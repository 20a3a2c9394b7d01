it('loads oidc-provider without a notice on the console, and leaves the console as it was', async () => {
  const { console: output } = globalThis;
  const warn = jest.spyOn(output, 'warn').mockImplementation();
  const before = output.warn;
  const { loadOidcLibrary } = await import('./oidc-library.ts');
  const [first, second] = await Promise.all([loadOidcLibrary(), loadOidcLibrary()]);
  expect(first).toBe(second);
  expect(warn).not.toHaveBeenCalled();
  expect(output.warn).toBe(before);
});
