/** The texts of the landing page. */
export const landing = {
  description:
    'The intranet of the SEED programme: activities, forums, shared experiences and meetings of a community over four countries.',
  title: 'Friendships don’t end with the programme',
  lead: 'A digital space for our activities, forums, shared experiences and meetings: from Bogotá to Buenos Aires, São Paulo to Tokyo.',
  logIn: 'Log In',
  enter: 'Enter the Intranet',
  whatIs: 'What is the Intranet?',
  carousel: 'Life in our community',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  choose: 'Choose a slide',
  slide: (position: number, count: number) => `${position} of ${count}`,
  goTo: (position: number, title: string) => `Slide ${position}: ${title}`,
} as const;

/** Its explanation of the Intranet. */
export const about = {
  title: 'What is the Intranet?',
  lead: 'It is the home of everyone who has taken part in our social-entrepreneurship exchange. Here the people you met stay within reach, long after the last class.',
  points: [
    { title: 'Activities', text: 'One shared calendar of what the programme and its clubs have planned.' },
    { title: 'Forums', text: 'Conversations that go on: ask, tell, answer and cheer each other on.' },
    { title: 'Shared experiences', text: 'Recommendations, documents and stories, passed from year to year.' },
    {
      title: 'Synchronous meetings',
      text: 'Meet live, with the time shown for Colombia, Argentina, Brazil and Japan.',
    },
  ],
} as const;
