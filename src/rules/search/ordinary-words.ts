/**
 * Ordinary English words that are written like words of shops: 'sand' is no 'standard', and 'vacuum' no 'clear'. Typed
 * without a mistake, they are never corrected. Words that a shop has are its own.
 */
const WORDS = `
  able accept across act add address adult advice after again age ago air alarm alive alone along already always
  amount angry animal another answer anyone apart appear area arm arrive art ask asleep aunt autumn away
  baby bad bake ball band bank bar bare bark base basket bath beach beam bean bear beat bed bee beer before begin
  behind believe bell below belt bend bent beside best better between bike bill bin bird birth bit bite bitten blame
  bleed blind block blood blow board boat body boil bone boots bored born borrow boss both bottle bottom bought bowl
  boy brain bread break breath brick bridge brief bright bring broke brother brown brush bubble build built bump burn
  burnt burst bus bush business busy butter
  cafe cake call calm came can candle capture card care careful careers carry cart catch caught cause centre certain
  chain chair chalk chance change charity chat cheat check cheese chef cherry chest chew chicken child choice choose
  church circle city claim clap clay clean cleaner cleaning clearly clever click climb clock cloth clothes cloud club coat
  code coin cold collect come common contact cook cool corn corner cost cotton cough count country couple course
  court cousin crack crash crawl cream crew cross crowd crush cry cup curtain customer cut
  dad damp dance danger dark date daughter dead deal dear debt decide deep delay deliver dent desk detect detected
  diary die different dinner dirt dirty discover dish dive doctor dog doll door double doubt down draw dream dress
  drink drive driver drop dry dull dust dusty duty
  each ear early earn earth east easy eat edge edit egg eight either elbow else empty end enemy enjoy enough enter
  entry equal error even evening ever every exact exam except exit expect explain explode extra eye
  face fact fail failed fair faith fall false family famous far farm fashion faster father fault favour fear feather
  feed feel feet fell felt fence few field fight file fill film final find fine finger finish fire first fish fit
  five flash flat floor flour flow flower fly fog fold follow food foot forest forget fork form fortune forward found
  four frame free fresh friend front frost fruit full fun funny fur
  game garage garden gas gate gave gentle gift girl give glad glue goal goat gone good goose grain grandma grass
  great grind grip ground group grow guard guess guest guide guilty
  hair half hall hand handle hang happen happy hard harm hat hate head heal health hear heart heat heavy heel height
  help hide high hill hire hit hobby hole holiday hope horse hospital hotel hour house huge human hungry hunt hurry
  hurt husband
  ice idea ill inside insurance iron island issue item itchy
  jacket jam jar job join joke journey judge juice jump just justice
  keen keep kept kettle kick kid kill kind king kiss kitchen kite knee knife knock know known
  lady lake lamb lamp land lane large last late laugh law lay lazy leaf leak learn least leather leave leg legal lend
  lesson letter lick lie life lift like limit linen lip liquid list listen little live load loan lock long look loose
  lose lost lot loud love low luck lunch
  machine mad made magic mail main make male man many march mark market marry match mate matter may meal mean measure
  meat medicine meet melt member mend mess metal middle might mile milk mind mine minute mirror miss mistake mix money
  month mood moon more morning most mother mountain mouth move movie much mud mum muscle music must
  nail name narrow near neat neck need needle neither nephew nest never new news next nice niece night nine noise
  north nose not note nothing notice now number nurse nut
  oak oar ocean offer office often oil old once open opposite orchard order ought oven owe own owner
  page paid pain paint pair pan paper parent park part party pass past path pause pay peace pen people pepper perfect
  perhaps person pet petrol phrase piece pig pile pillow pin pipe pizza place plain plan plane plant plate play please
  plenty plug pocket poem point police polite pond poor pop porch possible post pot potato pound pour power pray press
  pretty price print prison private prize problem promise proof proud prove public pull pump punch pupil purse push
  put
  quarter queen question quick quiet quite
  rabbit race rain raise ran reach ready reason receive record remember remove rent repeat reply report rescue rest
  return reward ribbon rice rich ride right ring rise river road roar rock roll roof room rope rose rough round route
  row rub rubber rubbish rude rug rule run rush rust
  sad safe said sail salad salt salty same sand sandwich sandy sauce save saw say scale scared scarf school science
  scissors score scratch scream sea search season seat second secret seem seen send sense sent separate serious serve
  set settle seven several shade shadow shake shall shame shape share sharp shave shed sheep sheet shelf shine ship
  shirt shock shoe shoot shore short shoulder shout show shower shut shy sick side sign silly sim simple sing sink sister
  sit size skin skirt sky sleep slice slip slow small smell smile smoke smooth snack snake snow soap soft soil sold
  solid some son song soon sorry sort soul sound soup sour south spare spark speak special speed spell spend spill
  spoon spring square stage stain stair stamp stand star stare start state station stay steal steam steel steep step
  stick sticky still sting stir stitch stolen stone stood stop storm story straight strange stranger straw street
  strike string stripe strong stuck study stupid subject such sudden sugar suit sum summer sun supper sure surprise
  swallow sweat sweet swim swing
  take talk tall tape taste taught tax tea teach teacher team tear tell ten tent term test thank thick thief thin
  thing think third thirsty thought thread three throat through throw thumb ticket tie tight time tin tiny tip tired
  title today toe together toilet tomorrow tongue tonight tool tooth top total touch tough tour towel tower town toy
  track trade train trap travel treat tree triangle trick trip trouble trousers truck true trust truth try tune turn
  twenty twice twin two
  ugly umbrella uncle under until upper upset urgent use useful usual
  vacuum valley van vegetable verb very view village visit voice vote
  wage wait wake walk wall want war warm warn wash wasp waste water wave way weak wealth wear weather wedding week
  weight welcome went west wet wheat wheel when while whisper white who whole wide width wife wild win wind window
  wine wing winter wire wise wish wolf woman wonder wood wool word work world worm worry worse worst wound wrist
  write wrong
  yard year yellow yes yesterday yet young zero zip`
  .trim()
  .split(/\s+/);

const ordinary = new Set(WORDS);

export const isOrdinary = (word: string) => ordinary.has(word);
