/** The file that the loader is for: the function with which lucide-react makes each icon. */
export const makerOfIcons = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/**
 * Webpack loader for lucide-react: makes icons without its context and its class names of earlier releases. The library's own
 * code is 0.7 kB more in each module, and builds several objects for every icon that is drawn.
 *
 * Source: https://lucide.dev/guide/packages/lucide-react
 *
 * @throws Error when the library makes its icons otherwise.
 */
export default function plainIconsLoader(source: string): string {
  const react = /^import .*\bcreateElement\b.*$/m.exec(source)?.[0];
  if (!react || !source.includes('function createLucideIcon(iconDataOrName, iconNode = [], aliases = [])')) {
    throw new Error('lucide-react makes its icons otherwise: check this loader');
  }
  return `${react}

const fixed = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none' };
const ends = { strokeLinecap: 'round', strokeLinejoin: 'round' };
const isLabel = ([name, value]) => value != null && (name.startsWith('aria-') || name === 'role' || name === 'title');

export default function createLucideIcon(icon, node = icon.node) {
  const names = 'lucide lucide-' + (icon.name ?? icon);
  return function Icon({ size = 24, color = 'currentColor', strokeWidth = 2, absoluteStrokeWidth, className, children, ...rest }) {
    return createElement(
      'svg',
      {
        ...fixed,
        ...ends,
        width: size,
        height: size,
        stroke: color,
        strokeWidth: absoluteStrokeWidth ? (strokeWidth * 24) / size : strokeWidth,
        className: className ? names + ' ' + className : names,
        'aria-hidden': children || Object.entries(rest).some(isLabel) ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
`;
}
