import { bounds } from '../bounds.ts';
import type { Check, RunningSubject } from '../check.ts';
import type { Finding, Place } from '../finding.ts';
import { inParallel } from '../page/in-parallel.ts';
import { openComplete, untilSettled, withPage } from '../page/open-page.ts';
import type { ModuleSources } from '../static/module-sources.ts';

/** The module's styles stay in the layer `module` and select nothing outside of the module. */
export const styles: Check<RunningSubject> = {
  rule: 'style',
  title: 'Styles',
  async run(subject) {
    const found = await inParallel(subject.pages, bounds.pages.atOnce, ({ path }) => stylesOf(subject, path));
    return [...new Map(found.map((finding) => [finding.rule + finding.message, finding])).values()];
  },
};

function stylesOf({ browser, portal, built, sources }: RunningSubject, path: string): Promise<readonly Finding[]> {
  return withPage({ browser, url: portal.url }, async ({ page }) => {
    await page.goto('/intranet-welcome');
    await untilSettled(page);
    const ofShell = await page.evaluate(
      () => document.adoptedStyleSheets.length + document.querySelectorAll('style').length,
    );
    await openComplete(page, path);
    const { unlayered, foreign, added } = await page.evaluate(foreignStyles, built.base);
    const findings = [
      ...unlayered.map((selector) => ({
        rule: 'style/layer',
        message: `'${selector}' is outside of the layer 'module' and overrides the portal. Remove @layer from the file: the build adds it.`,
        ...placeOfSelector(sources, selector),
      })),
      ...foreign.map(({ selector, element }) => ({
        rule: 'style/outside',
        message: `'${selector}' also styles ${element}, which is no part of the module.`,
        ...placeOfSelector(sources, selector),
      })),
    ];
    if (added <= ofShell) return findings;
    const message = `${path} adds style sheets by script. Write the styles into a .module.css file.`;
    return [...findings, { rule: 'style/layer', message, ...sources.placeOf('tyleSheet', /\.tsx?$/) }];
  });
}

/** A class is named after its file: `notice-list_head_Xy12z` is `.head` of `notice-list.module.css`. */
export function placeOfSelector(sources: ModuleSources, selector: string): Place {
  const [, file, local] = /\.([a-z0-9-]+)(?:-module|\.module)?_([A-Za-z0-9-]+)_[\w-]{5}/.exec(selector) ?? [];
  if (file !== undefined && local !== undefined) {
    return sources.placeOf(`.${local}`, new RegExp(`(^|/)${file.replace(/-module$/, '')}(\\.module)?\\.css$`));
  }
  const [first = selector] = selector.split(/[\s:,]/);
  return sources.placeOf(first, /\.css$/);
}

interface ForeignStyles {
  readonly unlayered: readonly string[];
  readonly foreign: readonly { readonly selector: string; readonly element: string }[];
  /** Style sheets that are no files. */
  readonly added: number;
}

/** Runs in the page. */
function foreignStyles(base: string): ForeignStyles {
  const root = document.querySelector('main#content');
  const app = document.getElementById('app');
  // Dialogs and menus of the module lie beside the shell's element.
  const outside = [...document.querySelectorAll('*')].filter(
    (element) => !(root?.contains(element) && element !== root) && (element.contains(app) || app?.contains(element)),
  );
  const unlayered = new Set<string>();
  const foreign = new Map<string, string>();
  const outlineOf = (element: Element) => `<${element.localName}${element.id === '' ? '' : ` id="${element.id}"`}>`;
  const check = (selector: string) => {
    const plain = selector.replaceAll(/::?(before|after|marker|placeholder|selection|backdrop)\b/g, '');
    const element = outside.find((one) => one.matches(plain));
    if (element) foreign.set(selector, outlineOf(element));
  };
  const walk = (rules: CSSRuleList, isLayered: boolean, parent: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const selector = rule.selectorText.replaceAll('&', parent === '' ? ':scope' : `:is(${parent})`);
        if (!isLayered) unlayered.add(selector);
        check(selector);
        walk(rule.cssRules, isLayered, selector);
      } else if (rule instanceof CSSLayerBlockRule) {
        // A component of the kit that the shell does not share brings its styles along.
        walk(rule.cssRules, isLayered || /^(module|ui)(\.|$)/.test(rule.name), parent);
      } else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, isLayered, parent);
    }
  };
  for (const sheet of document.styleSheets) {
    if (sheet.href?.includes(base)) walk(sheet.cssRules, false, '');
  }
  return {
    unlayered: [...unlayered],
    foreign: [...foreign].map(([selector, element]) => ({ selector, element })),
    added: document.adoptedStyleSheets.length + document.querySelectorAll('style').length,
  };
}
