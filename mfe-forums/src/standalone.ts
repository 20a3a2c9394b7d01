// The page starts behind an import, so that webpack can lay out what is shared before anything needs it.
void import('./standalone/start.ts');
