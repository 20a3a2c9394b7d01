import { configure } from '@testing-library/dom';

// A limit for tests that hang; it is long because a busy machine is slow.
configure({ asyncUtilTimeout: 5000 });
