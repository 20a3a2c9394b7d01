import { configure } from '@testing-library/dom';

// A limit for what hangs, not a measure of speed: two busy cores take their time.
configure({ asyncUtilTimeout: 5000 });
