import { at, type DemoMeeting } from './demo-meeting.ts';

/** Meetings for everybody. */
export const generalMeetings: readonly DemoMeeting[] = [
  general({
    ...at(-45, '18:00'),
    title: 'Opening circle of the cohort',
    description: 'Everybody says a name, a place and one thing that nobody would guess.',
    room: 'opening-circle',
    author: 'Ana Torres',
  }),
  general({
    ...at(-24, '07:00'),
    title: 'Mid-term pitch, rehearsal',
    description: 'Three minutes each, then kind and useful questions.',
    room: 'pitch-rehearsal',
    author: 'Paula Fernández',
  }),
  general({
    ...at(-10, '19:30'),
    title: 'Alumni talk with Kenji Tanaka',
    description: 'From a school project to a cooperative of forty people. Questions in any language.',
    room: 'alumni-talk',
    author: 'Kenji Tanaka',
  }),
  general({
    ...at(-1, '17:00'),
    title: 'Coordinators’ open hour',
    description: '',
    room: 'open-hour',
    author: 'Paula Fernández',
  }),
  general({
    ...at(1, '18:00'),
    title: 'Planning the reunion: Medellín or Florianópolis?',
    description: 'We look at the flights, the halls and the beaches, in this order.',
    room: 'reunion',
    author: 'Ana Torres',
  }),
  general({
    ...at(5, '08:00'),
    title: 'Budgets that a jury understands',
    description: 'Bring your spreadsheet. We go through two of them together, line by line.',
    room: 'budgets',
    author: 'Renata Dias',
  }),
  general({
    ...at(11, '19:00'),
    title: 'Pitch day: technical check',
    description: 'Camera, microphone, slides. Ten minutes for each team, come when it suits you.',
    room: 'pitch-check',
    author: 'María Fernanda Rojas',
  }),
  general({
    ...at(26, '18:30'),
    title: 'Mentoring circle',
    description: 'What to do when a partner leaves. With coffee, mate or tea.',
    room: 'mentoring',
    author: 'Mariana Oliveira',
  }),
];

function general(meeting: Omit<DemoMeeting, 'classification'>): DemoMeeting {
  return { ...meeting, classification: '' };
}
