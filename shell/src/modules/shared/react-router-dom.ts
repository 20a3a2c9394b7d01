/**
 * What modules may import from 'react-router-dom'. A shared library cannot be tree-shaken, so only this part of it is
 * shipped. The data router (loaders, blockers, fetchers) belongs to the shell and is left out on purpose.
 */
export {
  createPath,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  NavigationType,
  Outlet,
  parsePath,
  resolvePath,
  Route,
  Router,
  Routes,
  useHref,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
