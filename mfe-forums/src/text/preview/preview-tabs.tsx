import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './preview-field.module.css';
import { previewMessages as texts } from './preview-messages.ts';

export interface PreviewTabsProps {
  /** The beginning of the ids of tabs and panels. */
  readonly id: string;
  readonly isPreview: boolean;
  readonly canPreview: boolean;
  readonly onChange: (isPreview: boolean) => void;
}

/** The tabs 'Write' and 'Preview'. Only the selected one is in the tab order; arrows move between them. */
export const PreviewTabs = ({ id, isPreview, canPreview, onChange }: PreviewTabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (!canPreview || !['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next = event.key === 'End' || (event.key !== 'Home' && !isPreview);
    onChange(next);
    list.current?.querySelector<HTMLElement>(next ? ':last-child' : ':first-child')?.focus();
  };
  const tab = (name: 'write' | 'preview', isSelected: boolean) => (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}`}
      aria-controls={`${id}-${name}-panel`}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      disabled={name === 'preview' && !canPreview}
      onClick={() => onChange(name === 'preview')}
      className={styles.tab}
    >
      {texts[name]}
    </button>
  );
  return (
    <div ref={list} role="tablist" aria-label={texts.tabs} onKeyDown={move} className={styles.tabs}>
      {tab('write', !isPreview)}
      {tab('preview', isPreview)}
    </div>
  );
};
