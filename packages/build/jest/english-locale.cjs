/** Only English of the sixty languages of zod's own messages: the portal shows none of them, and each is a module to load. */
exports.en = require('zod/v4/locales/en.cjs').default;
