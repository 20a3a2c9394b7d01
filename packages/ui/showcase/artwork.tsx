import type { ComponentType } from 'react';
import defaultPicture from '../src/art/default-picture.svg';
import logo from '../src/art/logo.svg';
import { Logo } from '../src/art/logo.tsx';
import { Stage, State } from './exhibit.tsx';
import styles from './showcase.module.css';

const drawings = componentsOf(import.meta.webpackContext('../src/art', { regExp: /^\.\/(?!logo)[\w-]+\.tsx$/ }));
const icons = componentsOf(import.meta.webpackContext('../src/icons', { regExp: /\.tsx$/ }));
const slides = picturesOf(import.meta.webpackContext('../src/art', { regExp: /slide-\d\.svg$/ }));
const tiles = picturesOf(import.meta.webpackContext('../src/art/tiles', { regExp: /\.svg$/ }));

/** All drawings of the kit. */
export const Artwork = () => (
  <>
    <h3>Logo and default picture</h3>
    <Stage>
      <State label="art/logo">
        <Logo />
      </State>
      <State label="art/logo.svg">
        <img src={logo} alt="" width={64} height={64} />
      </State>
      <State label="art/default-picture.svg">
        <img src={defaultPicture} alt="" width={96} height={96} />
      </State>
    </Stage>
    <h3>Drawings for what is empty, missing or broken</h3>
    <Stage>
      {drawings.map(([name, Drawing]) => (
        <State key={name} label={`art/${name}`}>
          <Drawing />
        </State>
      ))}
    </Stage>
    <h3>Pictures of tiles</h3>
    <Stage>
      {tiles.map(([name, source]) => (
        <State key={name} label={`art/tiles/${name}`}>
          <img src={source} alt="" width={96} height={96} />
        </State>
      ))}
    </Stage>
    <h3>Slides</h3>
    <Stage>
      {slides.map(([name, source]) => (
        <State key={name} label={`art/${name}`}>
          <img src={source} alt="" className={styles.slide} width={800} height={500} />
        </State>
      ))}
    </Stage>
    <h3>Icons</h3>
    <Stage>
      <div className={styles.icons}>
        {icons.map(([name, Icon]) => (
          <div key={name}>
            <Icon />
            {name}
          </div>
        ))}
      </div>
    </Stage>
  </>
);

function componentsOf(files: ModuleContext): (readonly [string, ComponentType])[] {
  return files.keys().map((path) => {
    const [component] = Object.values(files(path));
    return [nameOf(path), component as ComponentType] as const;
  });
}

function picturesOf(files: ModuleContext): (readonly [string, string])[] {
  return files.keys().map((path) => {
    const source: unknown = files(path);
    return [
      nameOf(path),
      typeof source === 'string' ? source : String((source as { default: unknown }).default),
    ] as const;
  });
}

function nameOf(path: string): string {
  return path.replace('./', '').replace('.tsx', '');
}
