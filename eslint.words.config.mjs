import { wordsConfig } from '@seed/build/lint/words';

/** The folders where members reply to comments. Elsewhere a reply would be a response of HTTP. */
const withReplies = [
  '{mfe-forums,mfe-notifications,services/forums,services/notifications,packages/demo-world}/**',
  'docs/services/{forums,notifications}.md',
  'eslint.words.config.mjs',
];

export default [...wordsConfig, { files: withReplies, settings: { domainWords: ['reply', 'replies', 'replied'] } }];
