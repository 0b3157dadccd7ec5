// Draws the world as dots and finds a point for every country; writes land.ts and country-points.ts here.
// Usage: node make-map-data.mjs path/to/folder   (where d3-geo@3.1.2, topojson-client@3.1.0 and
// world-atlas@2.0.2 are installed, in its node_modules)
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COUNTRIES } from '#domain/options/countries.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node make-map-data.mjs path/to/folder');

const require = createRequire(join(resolve(folder), 'index.js'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { geoArea, geoCentroid, geoContains, geoEqualEarth } = await load('d3-geo');
const { feature } = await load('topojson-client');

const SHEET = { width: 1000, height: 470 };
const STEP = 8.4;
const MARGIN = 6;
/** Greenland's top and Cape Horn: nothing is drawn of Antarctica. */
const LATITUDES = { north: 84, south: -56 };
/** Leaves room for a small star, also at its larger size on a phone. */
const EDGE = 10;

const project = geoEqualEarth()
  .fitExtent(
    [
      [4, MARGIN],
      [SHEET.width - 4, SHEET.height + 54],
    ],
    { type: 'Sphere' },
  )
  .rotate([-11, 0]);

/** Our name for a country where Natural Earth shortens it or says it otherwise. */
const NATURAL_EARTH_NAMES = {
  'Åland Islands': 'Åland',
  'Antigua and Barbuda': 'Antigua and Barb.',
  'Bosnia and Herzegovina': 'Bosnia and Herz.',
  'British Virgin Islands': 'British Virgin Is.',
  'Cape Verde': 'Cabo Verde',
  'Cayman Islands': 'Cayman Is.',
  'Central African Republic': 'Central African Rep.',
  'Congo (Brazzaville)': 'Congo',
  'Congo (Kinshasa)': 'Dem. Rep. Congo',
  'Cook Islands': 'Cook Is.',
  'Dominican Republic': 'Dominican Rep.',
  'Equatorial Guinea': 'Eq. Guinea',
  Eswatini: 'eSwatini',
  'Falkland Islands': 'Falkland Is.',
  'Faroe Islands': 'Faeroe Is.',
  'French Polynesia': 'Fr. Polynesia',
  'French Southern Territories': 'Fr. S. Antarctic Lands',
  'North Macedonia': 'Macedonia',
  'Northern Mariana Islands': 'N. Mariana Is.',
  'Saint Barthélemy': 'St-Barthélemy',
  'Saint Kitts and Nevis': 'St. Kitts and Nevis',
  'Saint Martin': 'St-Martin',
  'Saint Pierre and Miquelon': 'St. Pierre and Miquelon',
  'Saint Vincent and the Grenadines': 'St. Vin. and Gren.',
  'São Tomé and Príncipe': 'São Tomé and Principe',
  'Solomon Islands': 'Solomon Is.',
  'South Georgia and the South Sandwich Islands': 'S. Geo. and the Is.',
  'South Sudan': 'S. Sudan',
  'Turks and Caicos Islands': 'Turks and Caicos Is.',
  'United States': 'United States of America',
  'United States Virgin Islands': 'U.S. Virgin Is.',
  'Vatican City': 'Vatican',
  'Wallis and Futuna': 'Wallis and Futuna Is.',
  'Western Sahara': 'W. Sahara',
};

/** Longitude and latitude, where Natural Earth has no such country or its largest part misleads. */
const SET_BY_HAND = {
  'British Indian Ocean Territory': [72.4, -7.3],
  'Caribbean Netherlands': [-68.3, 12.2],
  'Christmas Island': [105.6, -10.5],
  'Cocos (Keeling) Islands': [96.8, -12.2],
  Croatia: [17, 45.6],
  'French Guiana': [-53.1, 3.9],
  'Gaza, Palestine': [34.4, 31.4],
  Gibraltar: [-5.35, 36.1],
  Guadeloupe: [-61.5, 16.2],
  Indonesia: [110, -7],
  Israel: [34.8, 30.9],
  Kiribati: [173, 1.4],
  Malaysia: [102, 4],
  'Marshall Islands': [171.2, 7.1],
  Martinique: [-61, 14.7],
  Mayotte: [45.1, -12.8],
  'Pitcairn Islands': [-130.1, -25.1],
  Réunion: [55.5, -21.1],
  'Svalbard and Jan Mayen': [16, 78.6],
  Tokelau: [-171.8, -9.2],
  Tuvalu: [179.2, -8.5],
  Vietnam: [108, 14.2],
  'West Bank, Palestine': [35.3, 32],
};

const dots = landDots(atlas('land-110m', 'land'));
const frame = frameAround(dots);
const countries = new Map(
  atlas('countries-50m', 'countries').features.map(({ properties, geometry }) => [
    properties.name,
    geometry,
  ]),
);

await writeFile(join(import.meta.dirname, 'land.ts'), landSource());
await writeFile(join(import.meta.dirname, 'country-points.ts'), pointsSource());
process.stdout.write(`${dots.length} dots, ${COUNTRIES.length} countries\n`);

function atlas(file, object) {
  const topology = require(`world-atlas/${file}.json`);
  return feature(topology, topology.objects[object]);
}

/** Every place of a triangular grid that falls on land, row by row. */
function landDots(land) {
  const found = [];
  for (let row = 0, y = MARGIN; y < SHEET.height; y += STEP * 0.866, row++) {
    const indent = row % 2 ? STEP / 2 : 0;
    for (let x = MARGIN + indent; x < SHEET.width; x += STEP) {
      const place = placeAt(x, y);
      if (place && geoContains(land, place)) found.push({ x, y });
    }
  }
  return found;
}

function placeAt(x, y) {
  const place = project.invert([x, y]);
  if (!place || place[1] > LATITUDES.north || place[1] < LATITUDES.south) return undefined;
  const [backX, backY] = project(place);
  const isOnGlobe = Math.hypot(backX - x, backY - y) <= 1;
  return isOnGlobe ? place : undefined;
}

function frameAround(drawn) {
  const xs = drawn.map(({ x }) => x);
  const ys = drawn.map(({ y }) => y);
  return {
    left: Math.floor(Math.min(...xs) - MARGIN),
    top: Math.floor(Math.min(...ys) - MARGIN),
    width: Math.ceil(Math.max(...xs) - Math.min(...xs) + 2 * MARGIN),
    height: Math.ceil(Math.max(...ys) - Math.min(...ys) + 2 * MARGIN),
  };
}

/** One subpath of no length per dot; along a row each says only how far it is from the last. */
function dotsPath() {
  let last;
  return dots
    .map((dot) => {
      const x = Math.round(dot.x);
      const y = Math.round(dot.y * 10) / 10;
      const move = last?.y === y ? `m${x - last.x} 0` : `M${x} ${y}`;
      last = { x, y };
      return `${move}h0`;
    })
    .join('');
}

function pointOf(country) {
  const [x, y] = project(SET_BY_HAND[country] ?? middleOf(country));
  return [
    within(x, frame.left + EDGE, frame.left + frame.width - EDGE),
    within(y, frame.top + EDGE, frame.top + frame.height - EDGE),
  ];
}

/** Islands beyond the outermost dots, most of them in the Pacific, stay at the edge of the frame. */
function within(value, low, high) {
  return Math.round(Math.min(Math.max(value, low), high));
}

function middleOf(country) {
  const geometry = countries.get(NATURAL_EARTH_NAMES[country] ?? country);
  if (!geometry) throw new Error(`No place is known for ${country}`);
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const [largest] = parts
    .map((coordinates) => ({ type: 'Polygon', coordinates }))
    .sort((a, b) => geoArea(b) - geoArea(a));
  const middle = geoCentroid(largest);
  if (!geoContains(largest, middle)) throw new Error(`The middle of ${country} is outside it`);
  return middle;
}

function landSource() {
  return `// Land from Natural Earth (public domain) through world-atlas 2.0.2, in the Equal Earth projection.
// Made by make-map-data.mjs: a dot wherever a place of a triangular grid is on land. Do not edit.

export const MAP_LEFT = ${frame.left};
export const MAP_TOP = ${frame.top};
export const MAP_WIDTH = ${frame.width};
export const MAP_HEIGHT = ${frame.height};

export const LAND_DOTS: string =
  '${dotsPath()}';
`;
}

function pointsSource() {
  const lines = COUNTRIES.map((country) => {
    const [x, y] = pointOf(country);
    return `  ${asKey(country)}: [${x}, ${y}],\n`;
  });
  return `// Made by make-map-data.mjs from Natural Earth (public domain), in the units of land.ts. Do not edit.

/** Where the star of each country stands, x and y: the country as a whole, never a city. */
export const COUNTRY_POINTS: Readonly<Record<string, readonly [number, number]>> = {
${lines.join('')}};
`;
}

function asKey(name) {
  if (/^\p{L}+$/u.test(name)) return name;
  return name.includes("'") ? `"${name}"` : `'${name}'`;
}
