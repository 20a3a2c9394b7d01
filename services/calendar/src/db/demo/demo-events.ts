export interface DemoEvent {
  /** From today; negative is past. */
  readonly inDays: number;
  readonly descriptions: string;
}

const on = (inDays: number, descriptions: string): DemoEvent => ({ inDays, descriptions });

/** What the programme does around today. */
export const demoEvents: readonly DemoEvent[] = [
  on(-88, 'Welcome week of the new cohort: four countries, one opening circle'),
  on(-81, 'Field visit: the community kitchen in Ciudad Bolívar, Bogotá'),
  on(-74, 'Deadline: first project sketch, one page, to your coordinator'),
  on(-67, 'Workshop: listening before designing, with Professor João Pereira'),
  on(-60, 'Geography Club: maps drawn from memory, opening of the online exhibition'),
  on(-53, 'Field visit: recycling cooperative in Avellaneda, Buenos Aires'),
  on(-46, 'Mentors meet their teams for the first time'),
  on(-39, 'Mid-term pitch: five minutes, three questions, no slides after the fifth'),
  on(-32, 'Fashion & Food Club: cook along, arepas against pão de queijo'),
  on(-25, 'Deadline: mid-term report'),
  on(-18, 'Field visit: rainwater tanks in the hills above Recife'),
  on(-12, 'Alumni talk: from a school project to a cooperative of forty, with Kenji Tanaka'),
  on(-7, 'Movies & Culture Club: film night with subtitles in two languages'),
  on(-3, 'Language Exchange Club: tandem evening, Portuguese and Japanese'),
  on(0, 'Open hour with the coordinators: bring any question, stay for ten minutes'),
  on(0, 'Research Club: reading group, chapter three (interviews with children)'),
  on(2, 'Deadline: abstracts for the spring conference'),
  on(4, 'Workshop: budgets that a jury understands, with Renata Dias'),
  on(6, 'Innovation Club: prototype night, bring something that does not work yet'),
  on(9, 'Field visit: sewing school for migrants, São Paulo'),
  on(12, 'Pitch day! All teams, eight minutes each, families welcome'),
  on(12, 'Evening after pitch day: virtual dinner, every country cooks its own'),
  on(15, 'Etiquette Club: business cards, mate and being late'),
  on(19, 'Deadline: applications for the travel grant'),
  on(23, 'Professional Culture Club: mock interviews in English'),
  on(27, 'Mentoring circle: what to do when a partner leaves'),
  on(33, 'Field visit: elderly care and community gardens in Kyoto'),
  on(38, 'Office closed for the holidays; the forums stay open'),
  on(45, 'New-year reunion of all cohorts, online, at two times for two hemispheres'),
  on(52, 'Deadline: final report, first draft'),
  on(58, 'Workshop: saying goodbye to a project well'),
  on(64, 'Field visit: mangroves and fishermen, Tumaco'),
  on(71, 'Language Exchange Club: karaoke in a language that is not yours'),
  on(78, 'Deadline: final report'),
  on(85, 'Closing ceremony and handing over of the certificates'),
  on(90, 'Alumni assembly: election of the country representatives'),
];
