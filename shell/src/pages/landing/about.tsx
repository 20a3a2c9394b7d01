import { CalendarIcon } from '@seed/ui/icons/calendar';
import { FileTextIcon } from '@seed/ui/icons/file-text';
import { SpeechBalloonsIcon } from '@seed/ui/icons/speech-balloons';
import { MeetingsIcon } from '@seed/ui/icons/meetings';
import type { RefObject } from 'react';
import styles from './about.module.css';
import { about } from './messages.ts';

const icons = [
  <CalendarIcon key="1" />,
  <SpeechBalloonsIcon key="2" />,
  <FileTextIcon key="3" />,
  <MeetingsIcon key="4" />,
];

/** The section to which the button 'What is the Intranet?' scrolls. */
export const About = ({ headingRef }: { readonly headingRef: RefObject<HTMLHeadingElement | null> }) => (
  <section aria-labelledby="about" className={styles.about}>
    <div className={styles.inner}>
      <div className={styles.intro}>
        <h2 id="about" ref={headingRef} tabIndex={-1}>
          {about.title}
        </h2>
        <p>{about.lead}</p>
      </div>
      <ul className={styles.points}>
        {about.points.map(({ title, text }, index) => (
          <li key={title} className={styles.point}>
            <span aria-hidden="true" className={styles.icon}>
              {icons[index]}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
