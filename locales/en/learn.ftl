# The guided first game. Sentences stay under 15 words in every language: short and plain.
# A step has an explanation and a goal. { $at } is a space such as "Tikal 2"; figures come from the component tables.

## Around the lessons

learn-lead = Short lessons on the real board, about ten minutes in total.
learn-begin = Start
learn-resume = Continue
learn-from-start = Start over
learn-lessons = Lessons
learn-lesson-of = Lesson { $lesson } of { $lessons }
learn-lesson-done = Lesson { $lesson }, done: { $title }
learn-lesson-now = Lesson { $lesson }, current: { $title }
learn-lesson-open = Lesson { $lesson }: { $title }
learn-step-of = Step { $step } of { $steps }
learn-goal = Your goal
learn-next = Next lesson
learn-back = Back
learn-skip = Skip
learn-again = Try again
learn-leave = Leave
learn-setting-up = Setting up the lesson…
learn-done = Done!
learn-missed = You missed the chance this time. Try the lesson again.
learn-others = The other players are taking their turns.
learn-fold = Hide the lesson
learn-unfold = Show the lesson
learn-panel = Lesson

## Placing

learn-place-title = Placing workers
learn-place-1 = Your workers are waiting in your hand. A worker takes the lowest free space on a gear.
learn-place-1-goal = Choose a gear to place a worker.
learn-place-2 = The number of a space is its price in corn. A second worker costs { $second_worker } corn more.
learn-place-2-goal = Place a second worker.
learn-place-3 = You can undo everything until your turn ends.
learn-place-3-goal = End your turn.
learn-place-done = Well done. Every day the gears turn and carry your workers forward.

## Waiting

learn-wait-title = Waiting for the gears
learn-wait-1 = Your worker is on { $at }. Further along, Palenque gives more. Each day moves it one space ahead.
learn-wait-1-goal = Leave it there. Use another worker and end your turn.
learn-wait-2 = The day has carried it to { $at }. Waiting pays off, but not forever.
learn-wait-2-goal = Let it wait once more. Use another worker and end your turn.
learn-wait-done = It has reached { $at }. Workers carried past the last number return with nothing.

## Picking up

learn-pick-title = Picking up
learn-pick-1 = Your worker has reached { $at }. That space gives { $goods }.
learn-pick-1-goal = Pick the worker up and use its action.
learn-pick-2 = You may pick up several workers in one turn. But then you cannot place any.
learn-pick-2-goal = End your turn.
learn-pick-done = Every turn you either place workers or pick them up.

## Stepping back

learn-back-title = Stepping back
learn-back-1 = You want stone, but your worker is on { $at }. You can also use a lower action. Each step back costs { $step_back } corn.
learn-back-1-goal = Pick the worker up and take stone.
learn-back-done = You can step back even to spaces where others stand.

## Harvest and burning

learn-harvest-title = Harvesting and burning
learn-harvest-1 = In this part of the jungle, wood covers the corn. Taking wood uncovers the corn below it.
learn-harvest-1-goal = Pick up the worker on { $at } and take wood.
learn-harvest-2 = Your other worker also finds wood on top. You can burn it to reach the corn. That angers a god: you move down a step in a temple.
learn-harvest-2-goal = Pick up the worker on { $at } and burn the forest.
learn-harvest-done = Burning gives you corn fast, but temples are worth points.

## Feeding

learn-feed-title = Feeding your workers
learn-feed-1 = Today is a Food Day. Each worker eats { $feed } corn. You need { $due } corn after your turn.
learn-feed-1-goal = Pick up workers until you have { $due } corn.
learn-feed-2 = Workers eat after everyone has taken their turn. Each hungry worker costs { $unfed } points.
learn-feed-2-goal = End your turn and watch.
learn-feed-done = Everyone has eaten, and the temples have given their rewards. There are { $food_days } Food Days.

## Technologies

learn-technology-title = Technologies
learn-technology-1 =
    { $first_level ->
        [one] Technologies improve your actions for good. The first level costs { $first_level } block of any kind.
       *[other] Technologies improve your actions for good. The first level costs { $first_level } blocks of any kind.
    }
learn-technology-1-goal = Pick up the worker on { $at } and advance in a technology.
learn-technology-2 = Agriculture gives more corn, Extraction more blocks. Architecture helps with buildings, Theology with the gods.
learn-technology-2-goal = End your turn.
learn-technology-done = Start early: a technology pays off again and again.

## Building

learn-build-title = Buildings
learn-build-1 = A building costs the blocks shown on it. Farms help you feed your workers. Other buildings give something right away.
learn-build-1-goal = Pick up the worker on { $at } and construct a building.
learn-build-done = Monuments are constructed at { $at_build_two }. They score at the end of the game.

## Temples

learn-temple-title = Temples
learn-temple-1 = Temples give resources and skulls, and points at the end of an age. Here a step costs { $corn } corn.
learn-temple-1-goal = Pick up the worker on { $at } and move up a step.
learn-temple-2 = Another space gives a step in two temples. It costs one block.
learn-temple-2-goal = Pick up the worker on { $at } and move up twice.
learn-temple-done = The highest player in a temple gains a bonus. Only one player can be on the top step.

## Skulls

learn-skull-title = Crystal skulls
learn-skull-1 = Chichen Itza’s gods want skulls. You get skulls at { $at }.
learn-skull-1-goal = Pick up the worker there and take a skull.
learn-skull-2 = Your worker on { $at } can place the skull now. It gives you points and a temple step.
learn-skull-2-goal = Pick up that worker and place the skull.
learn-skull-done = The skull stays there for good. Each space holds only one.

## The starting player space

learn-start-title = The starting player space
learn-start-1 = While nobody is here, corn piles up on the calendar. The next worker placed here takes it all.
learn-start-1-goal = Place a worker on the starting player space.
learn-start-2 = You take the corn when your turn ends. You will also be the next starting player.
learn-start-2-goal = End your turn. Then choose one day or two.
learn-start-done = Letting two days pass turns your board dark side up. A top step turns it back.

## The end

learn-end-title = The end
learn-end-1 = This is the last round. Blocks, corn, skulls and monuments turn into points.
learn-end-1-goal = Take your last turn and end it.
learn-end-done = The table shows where all the points came from.

## Free play

learn-free-title = Your first game
learn-free = You know enough to play. A novice bot is ready for you. The rules and suggestions are always at hand.
learn-free-play = Play against a novice
learn-free-coach = Play with the coach
learn-free-coach-hint = The coach marks turns that cost you a lot and shows a better one. You can take them back.
